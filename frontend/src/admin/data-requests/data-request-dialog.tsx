import { trpc } from '../../lib/server/trpc.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { describeFailure } from '../lib/describe-failure.js';
import { useReadNotices } from '../lib/use-read-notices.js';
import { DataRequestDetail } from './data-request-detail.js';

interface DataRequestDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A request opened by its address; it need not be on the list's current page. */
export function DataRequestDialog({ id, onClose }: DataRequestDialogProps) {
  useReadNotices('data_request', id);
  const request = trpc.admin.dataRequests.get.useQuery({ id });
  if (request.data) return <DataRequestDetail request={request.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} width="coupon" title="KVKK başvurusu">
      {request.isLoadingError ? (
        <ErrorState
          title={describeFailure(request.error, 'KVKK başvurusu yüklenirken bir hata oluştu.')}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Başvuru yükleniyor</VisuallyHidden>
          <Skeleton h="240px" />
        </>
      )}
    </Dialog>
  );
}
