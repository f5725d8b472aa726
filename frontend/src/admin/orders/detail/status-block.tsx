import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { offeredStatuses, studioStatusLabel } from '@contract/orders/order-status.js';
import { Block } from '../../ui/block.js';
import { PaymentStatusBlock, StatusChoice } from '../../ui/status-choice.js';
import { CargoFields } from './cargo-fields.js';
import { transitionOf, transitionNotes } from './transition-notes.js';
import type { OrderDraftState } from './use-order-draft.js';

interface StatusBlockProps {
  readonly order: AdminOrderView;
  readonly draft: OrderDraftState;
  /** The error after saving without cargo data. */
  readonly cargoError: string | undefined;
  readonly companyRef: Ref<HTMLInputElement>;
}

export function StatusBlock({ order, draft, cargoError, companyRef }: StatusBlockProps) {
  const { status, cargo } = draft.shown;
  return (
    <>
      <Block title="Sipariş yönetimi">
        <StatusChoice
          label="Sipariş durumu"
          options={offeredStatuses(order).map((value) => ({
            value,
            label: studioStatusLabel({ ...order, status: value }),
          }))}
          chosen={status}
          onChoose={draft.choose}
          words={transitionNotes(order, status)}
        />
        {transitionOf(order, status).asksCargo && (
          <chakra.div mt="4">
            <CargoFields
              cargo={cargo}
              onChange={draft.writeCargo}
              error={cargoError}
              companyRef={companyRef}
            />
          </chakra.div>
        )}
      </Block>
      <PaymentStatusBlock status={order.paymentStatus} refundedKurus={order.refundedKurus} />
    </>
  );
}
