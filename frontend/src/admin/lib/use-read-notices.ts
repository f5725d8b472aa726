import { useCallback, useEffect } from 'react';
import type { StudioNotificationSubject } from '@contract/notifications/studio-notification.js';
import { useMay } from './use-may.js';
import { trpc } from '../../lib/server/trpc.js';

type Kind = StudioNotificationSubject['kind'];

/** Marks the notifications about an open record as read; null when no record is open. */
export function useReadNotices(kind: Kind, id: string | null): void {
  const read = useNoticesRead(kind);
  useEffect(() => {
    if (id !== null) read(id);
  }, [read, id]);
}

/** Returns a function that marks notifications as read for a record that is dealt with without being opened. */
export function useNoticesRead(kind: Kind): (id: string) => void {
  const { notifications } = trpc.useUtils().admin;
  const { mutate } = trpc.admin.notifications.markReadAbout.useMutation({
    onSuccess: () => notifications.invalidate(),
  });
  const mayRead = useMay('notifications.read');
  return useCallback(
    (id) => {
      if (mayRead) mutate({ kind, id });
    },
    [mutate, kind, mayRead],
  );
}
