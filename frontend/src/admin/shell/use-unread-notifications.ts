import { trpc } from '../../lib/trpc.js';

/** For the badges; nothing while nobody has answered. */
export function useUnreadNotifications(): number {
  const { data = [] } = trpc.admin.notifications.counts.useQuery();
  return data.reduce((sum, { unread }) => sum + unread, 0);
}
