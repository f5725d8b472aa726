import { trpc } from '../../lib/trpc.js';
import { useNewOrderToast } from './use-new-order-toast.js';

/** For the badges, and for what is said in passing; nothing while nobody has answered. */
export function useUnreadNotifications(): number {
  const { data } = trpc.admin.notifications.counts.useQuery();
  useNewOrderToast(data);
  return (data ?? []).reduce((sum, { unread }) => sum + unread, 0);
}
