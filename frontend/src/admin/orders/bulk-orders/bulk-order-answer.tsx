import type { AdminBulkOrderView } from '@contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { BULK_ORDER_STATUS_LABELS } from '@contract/orders/bulk-orders/bulk-order.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { useReadNotices } from '../../lib/use-read-notices.js';
import { AnswerDialog } from '../../ui/answer-dialog.js';
import { bulkOrderOffer } from './bulk-order-offer.js';

interface BulkOrderAnswerProps {
  readonly id: string;
  readonly onClose: () => void;
}

const TITLE = 'Teklifinizi yazın';

/** The answer to a request, opened by its address, because the request may leave the tab below meanwhile. */
export function BulkOrderAnswer({ id, onClose }: BulkOrderAnswerProps) {
  const utils = trpc.useUtils();
  useReadNotices('bulk_order', id);
  // Without cached data, so that the answer begins with the current record.
  const order = trpc.admin.bulkOrders.get.useQuery({ id }, { gcTime: 0 });
  const answer = trpc.admin.bulkOrders.answer.useMutation({
    onSettled: () => utils.admin.bulkOrders.invalidate(),
  });
  if (order.data) {
    return (
      <AnswerDialog
        title={TITLE}
        to={order.data.email}
        requested={order.data.message}
        draft={bulkOrderOffer(order.data)}
        record={answeredRecord(order.data)}
        send={(written) => answer.mutateAsync(written)}
        readAgain={async () => answeredRecord(await utils.client.admin.bulkOrders.get.query({ id }))}
        sentText="Teklifiniz yola çıktı."
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} width="coupon" title={TITLE}>
      {order.isLoadingError ? (
        <ErrorState
          title={describeFailure(order.error, 'Toplu sipariş talepleri yüklenirken bir hata oluştu.')}
          onRetry={() => void order.refetch()}
          retrying={order.isFetching}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Talep yükleniyor</VisuallyHidden>
          <Skeleton h="320px" />
        </>
      )}
    </Dialog>
  );
}

function answeredRecord({ version, status, offer }: AdminBulkOrderView) {
  return { version, status: BULK_ORDER_STATUS_LABELS[status], answer: offer };
}
