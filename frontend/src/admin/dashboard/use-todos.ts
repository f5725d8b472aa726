import { trpc } from '../../lib/trpc.js';
import { useNow } from '../../lib/use-now.js';
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

interface TodoBlock {
  readonly what: string;
  readonly query: BlockQuery;
  readonly tasks: readonly Task[];
}

/** Reads the tasks that wait for the studio. Each kind has a query of its own. */
export function useTodos(): readonly TodoBlock[] {
  const now = useNow();
  const { dashboard, troubles, notifications } = trpc.admin;
  return [
    block('Ödeme sorunları', troubles.payments.useQuery(undefined, LIVE), paymentTasks),
    block('Toplu sipariş talepleri', dashboard.bulkOrders.useQuery(undefined, LIVE), (open) =>
      requestTasks(open, BULK_ORDERS, now),
    ),
    block('Bilgi talepleri', dashboard.informationRequests.useQuery(undefined, LIVE), (open) =>
      requestTasks(open, INFORMATION_REQUESTS, now),
    ),
    block('Bekleyen siparişler', dashboard.waiting.useQuery(undefined, LIVE), orderTasks),
    block('Stok', dashboard.stock.useQuery(undefined, LIVE), stockTasks),
    block('Gönderilemeyen e-postalar', troubles.mails.useQuery(undefined, LIVE), mailTasks),
    block('Sistem hataları', troubles.errors.useQuery(undefined, LIVE), errorTasks),
    block('Bildirimler', notifications.counts.useQuery(), notificationTasks),
  ];
}

function block<Data>(
  what: string,
  query: BlockQuery & { readonly data: Data },
  tasksOf: (data: NonNullable<NoInfer<Data>>) => readonly Task[],
): TodoBlock {
  return { what, query, tasks: query.data ? tasksOf(query.data) : [] };
}
