import { useCallback, useEffect } from 'react';
import type { NotificationSubject } from '@contract/notifications/notification.js';
import { trpc } from '../../lib/trpc.js';

type Kind = NotificationSubject['kind'];

/** Whoever has a record open need not be told of it any more; null while there is none. */
export function useReadNotices(kind: Kind, id: string | null): void {
  const read = useNoticesRead(kind);
  useEffect(() => {
    if (id !== null) read(id);
  }, [read, id]);
}

/** For what is settled without being opened. */
export function useNoticesRead(kind: Kind): (id: string) => void {
  const { notifications } = trpc.useUtils().admin;
  const { mutate } = trpc.admin.notifications.markReadAbout.useMutation({
    onSuccess: () => notifications.invalidate(),
  });
  return useCallback((id) => mutate({ kind, id }), [mutate, kind]);
}
