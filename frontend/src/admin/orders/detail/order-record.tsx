import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { OrderStatusBadge } from '../../../ui/order-status-badge.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { CancelDialog, type CancelChoices } from '../../ui/cancel-dialog.js';
import { NotesBlock } from '../../ui/internal-notes/notes-block.js';
import { LastChange } from '../../ui/last-change.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordDialog } from '../../ui/record-dialog.js';
import { RecordFooter } from '../../ui/record-footer.js';
import { orUnknown } from '../order-labels.js';
import { CargoBlock } from './cargo-block.js';
import { CARGO_NEEDED } from './cargo-fields.js';
import { CorrectLines } from './correction/correct-lines.js';
import { HistoryBlock } from './history-block.js';
import { CargoConflict, StatusConflict } from './order-conflict.js';
import { MoneyBlock } from './money-block.js';
import { OrderDocumentsBlock } from './order-documents-block.js';
import { OrderLines, OrderSums } from './order-lines.js';
import { OrderMails } from './order-mails.js';
import { OrderPeople } from './order-people.js';
import { leavesInParts } from './parcels/leaves-in-parts.js';
import { ParcelsBlock } from './parcels/parcels-block.js';
import { PrintBlock } from './print-block.js';
import { refundTarget } from './refund-way.js';
import { ReturnsBlock } from './returns/returns-block.js';
import { StatusBlock } from './status-block.js';
import { cancellationNotes, hasPiecesToReturn, transitionOf } from './transition-notes.js';
import { type OrderChanges, useOrderChanges } from './use-order-changes.js';
import { type OrderDraftState, useCargoDraft, useOrderDraft } from './use-order-draft.js';

interface OrderRecordProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly notChanged: string;
}

const ON_ITS_WAY: readonly string[] = ['shipped', 'in_transit', 'delivered'];
const leavesInOne = (order: AdminOrderView) => {
  const isOnItsWay = order.pieces > 0 && !order.isPickedUp && ON_ITS_WAY.includes(order.status);
  return !leavesInParts(order) && (order.cargo !== null || isOnItsWay);
};
const UNSAVED = 'Siparişte seçtiğiniz durum ya da yazdığınız kargo bilgisi kaydedilmedi.';

export function OrderRecord({ order, open, onClose, notChanged }: OrderRecordProps) {
  const draft = useOrderDraft(order);
  const cargoDraft = useCargoDraft(order);
  const changes = useOrderChanges({ status: draft.shown.from, cargo: cargoDraft.from }, notChanged);
  const saving = useSaveStatus(order, draft, changes.status);
  const close = useGuardedClose(open && (draft.isDirty || cargoDraft.isDirty), UNSAVED, onClose);
  const discard = () => {
    draft.discard();
    cargoDraft.discard();
  };
  return (
    <RecordDialog
      open={open}
      onClose={close}
      onExited={discard}
      eyebrow={`Sipariş ${shortId(order.id)}`}
      title={orUnknown(order.customerName)}
      badges={<OrderBadges order={order} />}
      actions={
        <StatusBlock
          order={order}
          draft={draft}
          cargoError={saving.cargoError}
          companyRef={saving.companyRef}
        />
      }
      aftermath={
        <>
          {leavesInParts(order) && <ParcelsBlock order={order} />}
          {leavesInOne(order) && (
            <CargoBlock
              order={order}
              draft={cargoDraft}
              isPending={changes.cargo.isPending}
              onSave={changes.cargo.save}
            />
          )}
          <MoneyBlock order={order} />
          <ReturnsBlock orderId={order.id} />
          <OrderDocumentsBlock orderId={order.id} />
          <NotesBlock about={{ kind: 'order', id: order.id }} isOpen={order.person !== 'erased'} />
          <PrintBlock orderId={order.id} />
          <OrderMails orderId={order.id} />
          <HistoryBlock order={order} />
        </>
      }
      footer={<Footer order={order} draft={draft} saving={saving} changes={changes.status} onClose={close} />}
    >
      <OrderLines lines={order.lines} />
      <CorrectLines order={order} />
      <chakra.div mt="4" mb="6">
        <OrderSums order={order} />
      </chakra.div>
      <OrderPeople order={order} />
      <CancelDialog
        open={saving.isCancelling}
        title="Bu siparişi iptal edelim mi?"
        lead={`Sipariş ${shortId(order.id)} iptal edilince:`}
        words={cancellationNotes(order)}
        refundKurus={transitionOf(order, 'cancelled').refundsMoney ? order.refundableKurus : 0}
        asksRestock={hasPiecesToReturn(order)}
        whereto={refundTarget(order)}
        confirmLabel="Siparişi İptal Et"
        isPending={changes.status.isPending}
        onClose={() => saving.askToCancel(false)}
        onConfirm={(choices) => void saving.cancel(choices)}
      />
      <StatusConflict changes={changes.status} draft={draft} />
      <CargoConflict changes={changes.cargo} draft={cargoDraft} />
    </RecordDialog>
  );
}

/** Saves the status, after asking for missing cargo data or confirming a cancellation. */
function useSaveStatus(order: AdminOrderView, draft: OrderDraftState, changes: OrderChanges['status']) {
  const companyRef = useRef<HTMLInputElement>(null);
  const [cargoError, setCargoError] = useState<string>();
  const [isCancelling, askToCancel] = useState(false);
  const send = async (change: Parameters<typeof changes.save>[0]) => {
    if (await changes.save(change)) draft.discard();
  };
  const save = async () => {
    const { status, cargo } = draft.shown;
    if (status === 'cancelled') {
      askToCancel(true);
      return;
    }
    const { asksCargo } = transitionOf(order, status);
    const isMissing = asksCargo && cargo.company.trim() === '';
    setCargoError(isMissing ? CARGO_NEEDED : undefined);
    if (isMissing) companyRef.current?.focus();
    else await send({ status, ...(asksCargo && { cargo }) });
  };
  const cancel = async ({ refundsMoney, restocks }: CancelChoices) => {
    await send({ status: 'cancelled', refundsMoney, ...(hasPiecesToReturn(order) && { restocks }) });
    askToCancel(false);
  };
  return { companyRef, cargoError, isCancelling, askToCancel, save, cancel };
}

interface FooterProps {
  readonly order: AdminOrderView;
  readonly draft: OrderDraftState;
  readonly saving: ReturnType<typeof useSaveStatus>;
  readonly changes: OrderChanges['status'];
  readonly onClose: () => void;
}

/** Specification 2, section 4: Confirm only while pending, Cancel unless cancelled or delivered. */
function Footer({ order: { status }, draft: { isDirty }, saving, changes, onClose }: FooterProps) {
  const mayCancel = status !== 'cancelled' && status !== 'delivered';
  const quickConfirm = {
    label: 'Siparişi Onayla',
    pendingLabel: 'Onaylanıyor...',
    onPress: () => void changes.save({ status: 'confirmed' }),
  };
  return (
    <RecordFooter
      cancelLabel="Siparişi İptal Et"
      onCancel={mayCancel ? () => saving.askToCancel(true) : undefined}
      quick={status === 'pending' && !isDirty ? quickConfirm : undefined}
      isDirty={isDirty}
      isPending={changes.isPending}
      onClose={onClose}
      onSave={() => void saving.save()}
    />
  );
}

function OrderBadges({ order }: { readonly order: AdminOrderView }) {
  const changes = trpc.admin.orders.history.useQuery({ orderId: order.id });
  return (
    <>
      <OrderStatusBadge status={order.status} isPickedUp={order.isPickedUp} forStudio />
      <PaymentBadge status={order.paymentStatus} refundedKurus={order.refundedKurus} />
      <LastChange record={order} changes={changes.data} />
    </>
  );
}
