import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '@contract/orders/order-status.js';
import { SelectField } from '../../../ui/select-field.js';
import { Block } from '../../ui/block.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { CargoFields } from './cargo-fields.js';
import { turnOf, turnWords } from './turn-words.js';
import type { OrderDraftState } from './use-order-draft.js';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

interface StatusBlockProps {
  readonly order: AdminOrderView;
  readonly draft: OrderDraftState;
  /** Said of the cargo once saving was tried without it. */
  readonly cargoError: string | undefined;
}

/** Specification 2, section 4: any status from any other, with what follows said beforehand. */
export function StatusBlock({ order, draft, cargoError }: StatusBlockProps) {
  const { status, cargo } = draft.shown;
  const consequencesId = useId();
  const words = turnWords(order, status);
  return (
    <>
      <Block title="Sipariş yönetimi">
        <SelectField
          label="Sipariş durumu"
          size="sm"
          options={OPTIONS}
          value={status}
          aria-describedby={consequencesId}
          onChange={({ target }) => draft.choose(target.value as OrderStatus)}
        />
        <chakra.div id={consequencesId} aria-live="polite" mt="2" textStyle="sm" color="fg.muted">
          {words.length === 0 ? (
            <p>Bir durum seçin; kaydetmeden önce ne olacağını burada görürsünüz.</p>
          ) : (
            <chakra.ul display="grid" gap="1" listStyleType="disc" ps="4">
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
        {turnOf(order, status).asksCargo && (
          <chakra.div mt="4">
            <CargoFields cargo={cargo} onChange={draft.writeCargo} error={cargoError} />
          </chakra.div>
        )}
      </Block>
      <Block title="Ödeme durumu">
        <PaymentBadge status={order.paymentStatus} refundedKurus={order.refundedKurus} />
        <chakra.p mt="1" textStyle="sm" color="fg.muted">
          Ödemeyi sistem yönetir; buradan değiştirilemez.
        </chakra.p>
      </Block>
    </>
  );
}
