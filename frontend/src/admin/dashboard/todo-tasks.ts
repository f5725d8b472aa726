import { formatDate, formatDateTime } from '@contract/common/dates.js';
import type {
  OpenRequests,
  PaymentTroubles,
  RecentTroubles,
  StockAlarms,
  WaitingOrders,
} from '@contract/admin/dashboard/dashboard.views.js';
import {
  BellRing,
  Boxes,
  CreditCard,
  HandCoins,
  Hand,
  Clock,
  MailX,
  MessageCircleQuestionMark,
  PackageCheck,
  PackageX,
  ServerCrash,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { describeWaitingTime } from '../lib/describe-waiting-time.js';
import { listLinks } from './list-links.js';
import { formatNumber } from '../lib/format-number.js';

/** A person who waits, with a link to their record. */
interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly isOverdue: boolean;
}

export interface Task {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note?: string;
  readonly people?: readonly Waiting[];
  readonly action: string;
  readonly to: string;
  /** True for money and broken promises, which come first. */
  readonly isUrgent?: boolean;
}

const WAITING = {
  pending: { words: 'sipariş onay bekliyor', icon: Clock, action: 'Onayla', to: listLinks.ordersToConfirm },
  confirmed: {
    words: 'onaylı sipariş hazırlanacak',
    icon: PackageCheck,
    action: 'Gör',
    to: listLinks.ordersToPrepare('confirmed'),
  },
  preparing: {
    words: 'sipariş hazırlanıyor',
    icon: Hand,
    action: 'Gör',
    to: listLinks.ordersToPrepare('preparing'),
  },
} as const;

export function orderTasks(waiting: readonly WaitingOrders[]): Task[] {
  return waiting.map(({ status, count, oldestDay }) => {
    const { words, ...appearance } = WAITING[status];
    return {
      ...appearance,
      key: status,
      title: `${formatNumber(count)} ${words}`,
      note: `En eskisi ${formatDate(oldestDay)}`,
    };
  });
}

export function paymentTasks({ stuck, refunds }: PaymentTroubles): Task[] {
  return [
    ...(stuck === 0
      ? []
      : [
          {
            key: 'stuck',
            icon: CreditCard,
            title: `${formatNumber(stuck)} ödeme takıldı`,
            note: 'Banka sonucu bildirmedi; siparişe bakmanız gerekiyor.',
            ...{ action: 'Gör', to: listLinks.ordersInTrouble('stuck'), isUrgent: true },
          },
        ]),
    ...(refunds === 0
      ? []
      : [
          {
            key: 'refunds',
            icon: HandCoins,
            title: `${formatNumber(refunds)} siparişin iadesi sonuçlanmadı`,
            note: 'Para geri gitmedi ya da gidip gitmediği bilinmiyor.',
            ...{ action: 'Gör', to: listLinks.ordersInTrouble('refund'), isUrgent: true },
          },
        ]),
  ];
}

interface RequestWords {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly words: string;
  readonly to: string;
  readonly recordOf: (id: string) => string;
}

export const INFORMATION_REQUESTS: RequestWords = {
  key: 'information',
  icon: MessageCircleQuestionMark,
  words: 'bilgi talebi yanıt bekliyor',
  to: listLinks.openInformationRequests,
  recordOf: listLinks.informationRequest,
};

export const BULK_ORDERS: RequestWords = {
  key: 'bulk',
  icon: Boxes,
  words: 'toplu sipariş talebi yanıt bekliyor',
  to: listLinks.openBulkOrders,
  recordOf: listLinks.bulkOrder,
};

export function requestTasks(
  open: OpenRequests,
  { words, recordOf, ...appearance }: RequestWords,
  now: Date,
): Task[] {
  if (open.count === 0) return [];
  return [
    {
      ...appearance,
      title: `${formatNumber(open.count)} ${words}`,
      ...(open.overdue > 0 && { note: `${formatNumber(open.overdue)} tanesi 24 saati geçti` }),
      people: open.requests.map(({ id, name, createdAt, isOverdue }) => ({
        key: id,
        name,
        text: describeWaitingTime(createdAt, now),
        to: recordOf(id),
        isOverdue,
      })),
      action: 'Yanıtla',
      isUrgent: open.overdue > 0,
    },
  ];
}

export function stockTasks({ low, soldOut }: StockAlarms): Task[] {
  const { count: lowCount, products } = low;
  return [
    ...(soldOut.count === 0
      ? []
      : [
          {
            key: 'sold-out',
            icon: PackageX,
            title: `${formatNumber(soldOut.count)} ürün tükendi`,
            note: named(
              soldOut.products.map(({ name }) => name),
              soldOut.count,
            ),
            ...{ action: 'Gör', to: listLinks.products('out_of_stock') },
          },
        ]),
    ...(lowCount === 0
      ? []
      : [
          {
            key: 'low',
            icon: TriangleAlert,
            title: `${formatNumber(lowCount)} ürünün stoğu azaldı`,
            note: named(
              products.map(({ name, available }) => `${name}: son ${available}`),
              lowCount,
            ),
            ...{ action: 'Gör', to: listLinks.products('low_stock') },
          },
        ]),
  ];
}

/** 'Yulaf Demlik, Lale Karo ve 4 ürün daha' */
function named(names: readonly string[], count: number): string {
  const rest = count - names.length;
  return rest > 0 ? `${names.join(', ')} ve ${formatNumber(rest)} ürün daha` : names.join(', ');
}

export function mailTasks({ count, latestAt, since, days }: RecentTroubles): Task[] {
  if (count === 0) return [];
  return [
    {
      key: 'mails',
      icon: MailX,
      title: `${formatNumber(count)} e-posta gönderilemedi`,
      note: `Son ${days} günde${lastOf(latestAt)}`,
      action: 'Gör',
      to: listLinks.failedMails(since),
    },
  ];
}

export function errorTasks({ count, latestAt, since }: RecentTroubles): Task[] {
  if (count === 0) return [];
  return [
    {
      key: 'errors',
      icon: ServerCrash,
      title: `${formatNumber(count)} sistem hatası`,
      note: `Dünden beri${lastOf(latestAt)}`,
      action: 'Gör',
      to: listLinks.systemErrors(since),
    },
  ];
}

function lastOf(latestAt: string | null): string {
  return latestAt === null ? '' : `; sonuncusu ${formatDateTime(latestAt)}`;
}

export function notificationTasks(counts: readonly { readonly unread: number }[]): Task[] {
  const unread = counts.reduce((sum, each) => sum + each.unread, 0);
  if (unread === 0) return [];
  return [
    {
      key: 'notifications',
      icon: BellRing,
      title: `${formatNumber(unread)} okunmamış bildirim`,
      action: 'Oku',
      to: listLinks.unreadNotifications,
    },
  ];
}
