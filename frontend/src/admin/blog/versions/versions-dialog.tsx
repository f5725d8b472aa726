import { chakra } from '@chakra-ui/react';
import type { BlogVersionRow } from '@contract/blog/blog-version.js';
import { formatDateTime } from '@contract/common/dates.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';

interface VersionsDialogProps {
  readonly postId: string;
  readonly onRestore: (revision: number) => void;
  readonly onClose: () => void;
}

/** Lists the stored versions of a post; one of them can be brought back into the form. */
export function VersionsDialog({ postId, onRestore, onClose }: VersionsDialogProps) {
  const versions = trpc.admin.blog.versions.useQuery({ id: postId }, { gcTime: 0 });
  return (
    <Dialog open onClose={onClose} title="Sürümler">
      {versions.isLoadingError && (
        <ErrorState
          title={describeLoadFailure(versions.error, 'Sürümler yüklenirken hata oluştu')}
          onRetry={() => void versions.refetch()}
          retrying={versions.isFetching}
        />
      )}
      {versions.isPending && (
        <>
          <VisuallyHidden role="status">Sürümler yükleniyor</VisuallyHidden>
          <Skeleton h="160px" />
        </>
      )}
      {versions.data?.length === 0 && (
        <chakra.p color="fg.muted">Henüz sürüm yok. Yazdıkça burada birikir.</chakra.p>
      )}
      {versions.data && versions.data.length > 0 && (
        <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
          {versions.data.map((version) => (
            <VersionItem key={version.revision} version={version} onRestore={onRestore} />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}

interface VersionItemProps {
  readonly version: BlogVersionRow;
  readonly onRestore: (revision: number) => void;
}

function VersionItem({ version, onRestore }: VersionItemProps) {
  const { revision, title, adminName, storedAt, isSaved } = version;
  const time = formatDateTime(storedAt);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
    >
      <chakra.div minW="0" flex="1 1 220px">
        <chakra.p textStyle="label">{time}</chakra.p>
        <chakra.p textStyle="note" color="fg.muted" overflowWrap="anywhere">
          {`${title} · ${adminName} · ${isSaved ? 'kaydedildi' : 'kendiliğinden'}`}
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Bu sürüme dön: ${time}`}
        onClick={() => onRestore(revision)}
      >
        Bu Sürüme Dön
      </Button>
    </chakra.li>
  );
}
