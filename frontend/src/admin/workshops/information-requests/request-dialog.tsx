import { trpc } from '../../../lib/server/trpc.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { useReadNotices } from '../../lib/use-read-notices.js';
import { Opener, useOpener } from '../../ui/opener.js';
import { RequestDetail } from './request-detail.js';

interface RequestDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A request opened by its address; it need not be on the list's current page. */
export function RequestDialog({ id, onClose }: RequestDialogProps) {
  useReadNotices('information_request', id);
  const request = trpc.admin.informationRequests.get.useQuery({ id });
  const opener = useOpener(true);
  if (request.data) {
    return (
      <Opener value={opener}>
        <RequestDetail request={request.data} onClose={onClose} />
      </Opener>
    );
  }
  return (
    <Dialog open onClose={onClose} width="coupon" title="Bilgi talebi">
      {request.isLoadingError ? (
        <ErrorState
          title={describeFailure(request.error, 'Workshop bilgi talepleri yüklenirken bir hata oluştu.')}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Talep yükleniyor</VisuallyHidden>
          <Skeleton h="240px" />
        </>
      )}
    </Dialog>
  );
}
