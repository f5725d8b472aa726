import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StudioNotificationCount } from '@contract/notifications/studio-notification.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { adminPaths } from '../lib/admin-paths.js';

/** Shows a toast for an order that came in while the panel is open. */
export function useNewOrderToast(counts: readonly StudioNotificationCount[] | undefined): void {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const known = useRef<number | null>(null);
  const newestId = counts && (counts.find(({ type }) => type === 'new_order')?.newestId ?? 0);
  useEffect(() => {
    if (newestId === undefined) return;
    const before = known.current;
    known.current = newestId;
    if (before === null || newestId <= before) return;
    const tell = async () => {
      const { notifications } = await client.admin.notifications.list.query({ type: 'new_order' });
      const [newest] = notifications;
      if (!newest || newest.isRead) return;
      const { about } = newest;
      const to = about?.kind === 'order' ? adminPaths.order(about.id) : adminPaths.notifications;
      const more = notifications.filter(({ id }) => id > before).length - 1;
      toast.success({
        title: newest.title,
        text: more > 0 ? `${newest.message} ve ${more} sipariş daha` : newest.message,
        action: { label: 'Açın', onClick: () => void navigate(to) },
      });
    };
    // The badge shows the new order anyway.
    tell().catch(() => undefined);
  }, [newestId, client, navigate]);
}
