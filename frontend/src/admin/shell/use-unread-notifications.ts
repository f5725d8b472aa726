import { trpc } from '../../lib/server/trpc.js';
import { useMay } from '../lib/use-may.js';
import { useNewOrderToast } from './use-new-order-toast.js';

/** Returns the number of unread notifications for the badges; 0 until it is known. */
export function useUnreadNotifications(): number {
  const { data } = trpc.admin.notifications.counts.useQuery(undefined, {
    enabled: useMay('notifications.read'),
  });
  useNewOrderToast(data);
  return (data ?? []).reduce((sum, { unread }) => sum + unread, 0);
}
