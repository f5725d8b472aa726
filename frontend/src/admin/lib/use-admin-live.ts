import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useEffect } from 'react';
import type { AppRouter } from '../../lib/server/app-router.js';
import { LiveChanges } from '../../lib/live/live-changes.js';
import { openLiveChanges } from '../../lib/live/live-connection.js';
import { trpc } from '../../lib/server/trpc.js';

type Yielded<Stream> = Stream extends AsyncIterable<infer Item> ? Item : never;
type AdminTopic = Yielded<inferRouterOutputs<AppRouter>['admin']['live']['changes']>['topic'];

const ADDRESS = '/trpc/admin.live.changes';
/** Specification 2, section 9: the polling interval without a connection. */
const POLL_MS = 300_000;

/** The queries to read again after a change: routers below `admin`, or single procedures. */
const READS: Readonly<Record<AdminTopic, readonly string[]>> = {
  orders: [
    ...['orders', 'dashboard.sales', 'dashboard.weeks', 'dashboard.month', 'dashboard.waiting'],
    'dashboard.parcels',
    'troubles.payments',
    ...['counter.today', 'customers', 'documents', 'paymentLinks', 'reconciliation', 'returns'],
  ],
  bookings: [
    ...['attendance', 'bookings', 'bookingStatistics', 'callOffs', 'customers', 'workshops'],
    'dashboard.sessions',
  ],
  workshops: ['attendance', 'workshops', 'waitingList', 'bookings', 'dashboard.sessions'],
  catalog: ['products', 'categories', 'dashboard.stock', 'counter.pieces', 'counter.priced'],
  notifications: ['notifications'],
  requests: [
    ...[
      'waitingList',
      'informationRequests',
      'bulkOrders',
      'dataRequests',
      'dashboard.informationRequests',
      'dashboard.bulkOrders',
    ],
    'customers',
  ],
  customers: ['users', 'customers', 'messaging'],
  coupons: ['coupons'],
  media: ['media'],
  content: ['content'],
  blog: ['blog'],
  settings: ['settings'],
  admins: ['admins', 'profile'],
  // Only the number of newer entries is read again, because rows must not move while they are read.
  logs: ['logs.newest', 'troubles.errors'],
  mail: ['email.settings', 'email.templates'],
  campaigns: ['email.bulkMails', 'email.log', 'messaging.history', 'messaging.sent', 'troubles.mails'],
  notes: ['notes', 'customers.notes'],
};
const TOPICS = Object.keys(READS) as AdminTopic[];

/** Keeps the shown section up to date with changes by other admins and visitors. */
export function useAdminLive(): void {
  const queryClient = useQueryClient();
  const { adminSession } = trpc.useUtils();
  useEffect(() => {
    const live = new LiveChanges<AdminTopic>({
      open: (listener) => {
        const onLost = () => {
          listener.onLost();
          // The stream also breaks off when the session has ended.
          void adminSession.current.invalidate();
        };
        return openLiveChanges({ ...listener, onLost }, ADDRESS);
      },
      onChange: (topic) => {
        void readAgain(queryClient, topic);
        if (topic === 'admins') void adminSession.current.invalidate();
      },
      pollMs: POLL_MS,
    });
    return live.watch(TOPICS);
  }, [queryClient, adminSession]);
}

/** Marks the queries as stale. Those that no screen uses wait until one does. */
function readAgain(queryClient: QueryClient, topic: AdminTopic): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => {
      if (!Array.isArray(path) || path[0] !== 'admin') return false;
      const [, section, procedure] = path.map(String);
      return READS[topic].some((read) => read === section || read === `${section}.${procedure}`);
    },
  });
}
