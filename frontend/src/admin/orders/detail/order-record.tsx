import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { OrderStatusBadge } from '../../../ui/order-status-badge.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordDialog } from '../../ui/record-dialog.js';
import { orUnknown } from '../order-words.js';
import { CancelDialog } from './cancel-dialog.js';
import { CARGO_NEEDED, CargoBlock } from './cargo-block.js';
import { HistoryBlock } from './history-block.js';
import { OrderConflict } from './order-conflict.js';
import { OrderFooter } from './order-footer.js';
import { OrderLines, OrderSums } from './order-lines.js';
import { OrderPeople } from './order-people.js';
import { RefundsBlock } from './refunds-block.js';
import { StatusBlock } from './status-block.js';
import { turnOf } from './turn-words.js';
import { useOrderChanges } from './use-order-changes.js';
import { useOrderDraft } from './use-order-draft.js';

interface OrderRecordProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly notChanged: string;
}

const ON_ITS_WAY: readonly string[] = ['shipped', 'in_transit', 'delivered'];

export function OrderRecord({ order, open, onClose, notChanged }: OrderRecordProps) {
  const draft = useOrderDraft(order);
  const changes = useOrderChanges(order, notChanged);
  const [cargoError, setCargoError] = useState<string>();
  const [isCancelling, setIsCancelling] = useState(false);
  const { shown } = draft;
  const save = async () => {
    if (shown.status === 'cancelled') {
      setIsCancelling(true);
      return;
    }
    const { asksCargo } = turnOf(order, shown.status);
    const isMissing = asksCargo && shown.cargo.company.trim() === '';
    setCargoError(isMissing ? CARGO_NEEDED : undefined);
    if (isMissing) return;
    const { version, status, cargo } = shown;
    if (await changes.setStatus({ version, status, ...(asksCargo && { cargo }) })) draft.discard();
  };
  const cancel = async (returnsMoney: boolean) => {
    const isDone = await changes.setStatus({ version: shown.version, status: 'cancelled', returnsMoney });
    setIsCancelling(false);
    if (isDone) draft.discard();
  };
  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      eyebrow={`Sipariş ${shortId(order.id)}`}
      title={orUnknown(order.customerName)}
      badges={<OrderBadges order={order} />}
      actions={<StatusBlock order={order} draft={draft} cargoError={cargoError} />}
      aftermath={
        <>
          {(order.cargo !== null || ON_ITS_WAY.includes(order.status)) && (
            <CargoBlock order={order} isPending={changes.isSavingCargo} onSave={changes.setCargo} />
          )}
          <RefundsBlock order={order} />
          <HistoryBlock order={order} />
        </>
      }
      footer={
        <OrderFooter
          status={order.status}
          isDirty={draft.isDirty}
          isPending={changes.isSavingStatus}
          onCancel={() => setIsCancelling(true)}
          onClose={onClose}
          onConfirm={() => void changes.setStatus({ version: order.version, status: 'confirmed' })}
          onSave={() => void save()}
        />
      }
    >
      <OrderLines lines={order.lines} />
      <chakra.div mt="4" mb="6">
        <OrderSums order={order} />
      </chakra.div>
      <OrderPeople order={order} />
      <CancelDialog
        order={order}
        open={isCancelling}
        isPending={changes.isSavingStatus}
        onClose={() => setIsCancelling(false)}
        onConfirm={(returnsMoney) => void cancel(returnsMoney)}
      />
      <OrderConflict order={order} changes={changes} onSettled={draft.discard} />
    </RecordDialog>
  );
}

function OrderBadges({ order }: { readonly order: AdminOrderView }) {
  const { status, paymentStatus, refundedKurus, createdAt, updatedAt } = order;
  return (
    <>
      <OrderStatusBadge status={status} forStudio />
      <PaymentBadge status={paymentStatus} refundedKurus={refundedKurus} />
      <chakra.span color="fg.muted" textStyle="note">
        {formatDateTime(createdAt)}
        {updatedAt !== createdAt && ` · son değişiklik ${formatDateTime(updatedAt)}`}
      </chakra.span>
    </>
  );
}
