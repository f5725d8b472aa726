import { trpc } from '../../lib/server/trpc.js';
import { useNow } from '../../lib/time/use-now.js';
import { type BlockQuery, LIVE } from './live-queries.js';
import {
  BULK_ORDERS,
  errorTasks,
  INFORMATION_REQUESTS,
  mailTasks,
  notificationTasks,
  orderTasks,
  paymentTasks,
  requestTasks,
  stockTasks,
  type Task,
} from './todo-tasks.js';
import { useMay } from '../lib/use-may.js';

interface TodoBlock {
  readonly what: string;
  readonly query: BlockQuery;
  readonly tasks: readonly Task[];
}

/** Reads the tasks that wait for the admin, by role. Each kind has a query of its own. */
export function useTodos(): readonly TodoBlock[] {
  const now = useNow();
  const may = {
    orders: useMay('orders.read'),
    bulkOrders: useMay('bulkOrders.handle'),
    requests: useMay('requests.handle'),
    stock: useMay('products.change'),
    mails: useMay('mail.manage'),
    errors: useMay('logs.read'),
    notices: useMay('notifications.read'),
  };
  const { dashboard, troubles, notifications } = trpc.admin;
  const live = (enabled: boolean) => ({ ...LIVE, enabled });
  const payments = troubles.payments.useQuery(undefined, live(may.orders));
  const bulkOrders = dashboard.bulkOrders.useQuery(undefined, live(may.bulkOrders));
  const requests = dashboard.informationRequests.useQuery(undefined, live(may.requests));
  const waiting = dashboard.waiting.useQuery(undefined, live(may.orders));
  const stock = dashboard.stock.useQuery(undefined, live(may.stock));
  const mails = troubles.mails.useQuery(undefined, live(may.mails));
  const errors = troubles.errors.useQuery(undefined, live(may.errors));
  const notices = notifications.counts.useQuery(undefined, { enabled: may.notices });
  const blocks = [
    may.orders && block('Ödeme sorunları', payments, paymentTasks),
    may.bulkOrders &&
      block('Toplu sipariş talepleri', bulkOrders, (open) => requestTasks(open, BULK_ORDERS, now)),
    may.requests &&
      block('Bilgi talepleri', requests, (open) => requestTasks(open, INFORMATION_REQUESTS, now)),
    may.orders && block('Bekleyen siparişler', waiting, orderTasks),
    may.stock && block('Stok', stock, stockTasks),
    may.mails && block('Gönderilemeyen e-postalar', mails, mailTasks),
    may.errors && block('Sistem hataları', errors, errorTasks),
    may.notices && block('Bildirimler', notices, notificationTasks),
  ];
  return blocks.filter((each) => each !== false);
}

function block<Data>(
  what: string,
  query: BlockQuery & { readonly data: Data },
  tasksOf: (data: NonNullable<NoInfer<Data>>) => readonly Task[],
): TodoBlock {
  return { what, query, tasks: query.data ? tasksOf(query.data) : [] };
}
