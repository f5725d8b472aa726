import { formatDate, formatDateTime } from '@contract/common/dates.js';
import type {
  OpenRequests,
  PaymentTroubles,
  RecentTroubles,
  StockAlarms,
  WaitingOrders,
} from '@contract/dashboard/dashboard.views.js';
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
import { waitingTime } from '../lib/waiting-time.js';
import { lists } from './lists.js';
import { numberText } from '../lib/number-text.js';

/** Somebody who waits, with the way to their record. */
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
  /** Money, or a promise that was not kept: comes first. */
  readonly isUrgent?: boolean;
}

const WAITING = {
  pending: { words: 'sipariş onay bekliyor', icon: Clock, action: 'Onayla', to: lists.ordersToConfirm },
  confirmed: {
    words: 'onaylı sipariş hazırlanacak',
    icon: PackageCheck,
    action: 'Gör',
    to: lists.ordersIn('confirmed'),
  },
  preparing: { words: 'sipariş hazırlanıyor', icon: Hand, action: 'Gör', to: lists.ordersIn('preparing') },
} as const;

export function orderTasks(waiting: readonly WaitingOrders[]): Task[] {
  return waiting.map(({ status, count, oldestDay }) => {
    const { words, ...look } = WAITING[status];
    return {
      ...look,
      key: status,
      title: `${numberText(count)} ${words}`,
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
            title: `${numberText(stuck)} ödeme takıldı`,
            note: 'Banka sonucu bildirmedi; siparişe bakmanız gerekiyor.',
            ...{ action: 'Gör', to: lists.ordersInTrouble('stuck'), isUrgent: true },
          },
        ]),
    ...(refunds === 0
      ? []
      : [
          {
            key: 'refunds',
            icon: HandCoins,
            title: `${numberText(refunds)} siparişin iadesi sonuçlanmadı`,
            note: 'Para geri gitmedi ya da gidip gitmediği bilinmiyor.',
            ...{ action: 'Gör', to: lists.ordersInTrouble('refund'), isUrgent: true },
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
  to: lists.openInformationRequests,
  recordOf: lists.informationRequest,
};

export const BULK_ORDERS: RequestWords = {
  key: 'bulk',
  icon: Boxes,
  words: 'toplu sipariş talebi yanıt bekliyor',
  to: lists.openBulkOrders,
  recordOf: lists.bulkOrder,
};

export function requestTasks(
  open: OpenRequests,
  { words, recordOf, ...look }: RequestWords,
  now: Date,
): Task[] {
  if (open.count === 0) return [];
  return [
    {
      ...look,
      title: `${numberText(open.count)} ${words}`,
      ...(open.overdue > 0 && { note: `${numberText(open.overdue)} tanesi 24 saati geçti` }),
      people: open.requests.map(({ id, name, createdAt, isOverdue }) => ({
        key: id,
        name,
        text: waitingTime(createdAt, now),
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
            title: `${numberText(soldOut.count)} ürün tükendi`,
            note: named(
              soldOut.products.map(({ name }) => name),
              soldOut.count,
            ),
            ...{ action: 'Gör', to: lists.products('out_of_stock') },
          },
        ]),
    ...(lowCount === 0
      ? []
      : [
          {
            key: 'low',
            icon: TriangleAlert,
            title: `${numberText(lowCount)} ürünün stoğu azaldı`,
            note: named(
              products.map(({ name, available }) => `${name}: son ${available}`),
              lowCount,
            ),
            ...{ action: 'Gör', to: lists.products('low_stock') },
          },
        ]),
  ];
}

/** 'Yulaf Demlik, Lale Karo ve 4 ürün daha' */
function named(names: readonly string[], count: number): string {
  const rest = count - names.length;
  return rest > 0 ? `${names.join(', ')} ve ${numberText(rest)} ürün daha` : names.join(', ');
}

export function mailTasks({ count, latestAt, since, days }: RecentTroubles): Task[] {
  if (count === 0) return [];
  return [
    {
      key: 'mails',
      icon: MailX,
      title: `${numberText(count)} e-posta gönderilemedi`,
      note: `Son ${days} günde${lastOf(latestAt)}`,
      action: 'Gör',
      to: lists.failedMails(since),
    },
  ];
}

export function errorTasks({ count, latestAt, since }: RecentTroubles): Task[] {
  if (count === 0) return [];
  return [
    {
      key: 'errors',
      icon: ServerCrash,
      title: `${numberText(count)} sistem hatası`,
      note: `Dünden beri${lastOf(latestAt)}`,
      action: 'Gör',
      to: lists.systemErrors(since),
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
      title: `${numberText(unread)} okunmamış bildirim`,
      action: 'Oku',
      to: lists.unreadNotifications,
    },
  ];
}
