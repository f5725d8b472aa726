import { shortId } from '@contract/common/short-id.js';
import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { useReadNotices } from '../../lib/use-read-notices.js';
import { LoadError } from '../../ui/load-error.js';
import { Opener, useOpener } from '../../ui/opener.js';
import { RecordDialog } from '../../ui/record-dialog.js';
import { RecordSkeleton } from '../../ui/record-skeleton.js';
import { OrderRecord } from './order-record.js';

interface OrderDialogProps {
  /** Null when no order is open. */
  readonly orderId: string | null;
  readonly onClose: () => void;
  /** The text that differs between the two screens (specification 2, section 8). */
  readonly notChanged?: string;
}

/** An order over its list, with its own address. */
export function OrderDialog({
  orderId,
  onClose,
  notChanged = 'Sipariş durumu güncellenemedi',
}: OrderDialogProps) {
  // Keeps showing the last order during the closing animation.
  const [lastId, setLastId] = useState(orderId);
  const opener = useOpener(orderId !== null);
  if (orderId !== null && orderId !== lastId) setLastId(orderId);
  if (lastId === null) return null;
  return (
    <Opener value={opener}>
      <OpenOrder
        key={lastId}
        orderId={lastId}
        open={orderId !== null}
        onClose={onClose}
        notChanged={notChanged}
      />
    </Opener>
  );
}

interface OpenOrderProps {
  readonly orderId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly notChanged: string;
}

function OpenOrder({ orderId, open, onClose, notChanged }: OpenOrderProps) {
  const order = trpc.admin.orders.view.useQuery({ orderId }, { enabled: open });
  useReadNotices('order', orderId);
  if (order.data) {
    return <OrderRecord order={order.data} open={open} onClose={onClose} notChanged={notChanged} />;
  }
  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      eyebrow="Sipariş"
      title={shortId(orderId)}
      {...(!order.isLoadingError && { actions: <RecordSkeleton rows={2} /> })}
    >
      {order.isLoadingError ? (
        <LoadError query={order} what="Sipariş yüklenirken hata oluştu" titleAs="h3" />
      ) : (
        <RecordSkeleton rows={6} status="Sipariş yükleniyor" />
      )}
    </RecordDialog>
  );
}
