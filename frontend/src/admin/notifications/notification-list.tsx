import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { StudioNotificationType } from '@contract/notifications/studio-notification.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { NotificationEntry } from './notification-entry.js';
import { useNotificationActions } from './use-notification-actions.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { LoadError } from '../ui/load-error.js';

const LOAD_FAILED = 'Bildirimler yüklenirken hata oluştu.';

interface NotificationListProps {
  readonly type: StudioNotificationType | undefined;
  readonly unreadOnly: boolean;
}

/** Lists the newest notifications first, older ones on request. */
export function NotificationList({ type, unreadOnly }: NotificationListProps) {
  const pages = trpc.admin.notifications.list.useInfiniteQuery(
    { ...(type && { type }), ...(unreadOnly && { unreadOnly }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  useRefetchErrorToast(pages, LOAD_FAILED, describeSaveFailure);
  const { read, remove, isBusy } = useNotificationActions();
  const summary = useRef<HTMLParagraphElement>(null);
  const shown = pages.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  if (pages.isPending) return <ListSkeleton />;
  if (pages.isLoadingError) {
    return (
      <LoadError
        query={pages}
        what={LOAD_FAILED}
        titleAs="h2"
        text="Bildirimleriniz olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin."
      />
    );
  }
  return (
    <section aria-label="Bildirimler">
      {/* Gets the focus when an entry is removed together with its buttons. */}
      <VisuallyHidden ref={summary} tabIndex={-1} role="status">
        {shown.length} bildirim gösteriliyor
      </VisuallyHidden>
      {shown.length === 0 && <NoNotifications unreadOnly={unreadOnly} />}
      <ul>
        {shown.map((notification) => (
          <NotificationEntry
            key={notification.id}
            notification={notification}
            isBusy={isBusy(notification)}
            onRead={() => {
              if (unreadOnly) summary.current?.focus();
              read.mutate({ id: notification.id });
            }}
            onRemove={() => {
              summary.current?.focus();
              remove.mutate({ id: notification.id });
            }}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <chakra.div display="grid" justifyItems="center" pt="6">
          <Button
            variant="outline"
            size="sm"
            pending={pages.isFetchingNextPage}
            pendingLabel="Yükleniyor..."
            onClick={() => void pages.fetchNextPage()}
          >
            Daha Fazla Göster
          </Button>
        </chakra.div>
      )}
    </section>
  );
}

/** Specification 2, section 8. */
function NoNotifications({ unreadOnly }: Pick<NotificationListProps, 'unreadOnly'>) {
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title={unreadOnly ? 'Okunmamış bildirim yok' : 'Henüz bildirim yok'}
      text="Yeni sipariş, azalan stok ve dolan workshoplar burada belirir; sayfayı yenilemeniz gerekmez."
    />
  );
}

function ListSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Bildirimler yükleniyor</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <chakra.div key={index} display="flex" gap="3" py="4" borderBottomWidth="1px">
          <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />
          <chakra.div flex="1">
            <Skeleton h="5" maxW="240px" mb="2" />
            <Skeleton h="5" maxW="420px" mb="2" />
            <Skeleton h="4" maxW="160px" />
          </chakra.div>
        </chakra.div>
      ))}
    </div>
  );
}
