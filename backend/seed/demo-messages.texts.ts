import type { MessageCategory } from '../contract/messaging/messages/message.js';

export interface DemoMessage {
  readonly category: MessageCategory;
  readonly subject: string;
  readonly message: string;
  readonly hoursAgo: number;
  readonly isRead: boolean;
  readonly isImportant?: boolean;
}

const DAY = 24;

interface DemoPurchases {
  /** The customer's next session; null when nothing is booked. */
  readonly session: { readonly title: string; readonly time: string } | null;
  /** A piece that is being made for the customer. */
  readonly piece: string | null;
}

export const demoMessages = ({ session, piece }: DemoPurchases): readonly DemoMessage[] => [
  ...(session === null ? [] : [reminder(session)]),
  ...(piece === null ? [] : [progress(piece)]),
  {
    category: 'onemli',
    subject: 'Atölye pazartesileri kapalı',
    message: 'Pazartesi günleri fırını da dinlendiriyoruz. Mesajlarınıza salı sabahı döneriz.',
    hoursAgo: 28 * DAY,
    isRead: true,
    isImportant: true,
  },
  {
    category: 'promosyon',
    subject: 'İlk siparişinize %10',
    message: 'HOSGELDIN10 koduyla, 500 TL ve üzeri siparişlerde geçerli.',
    hoursAgo: 40 * DAY,
    isRead: true,
  },
];

const reminder = ({ title, time }: NonNullable<DemoPurchases['session']>): DemoMessage => ({
  category: 'hatirlatma',
  subject: 'Atölyede görüşüyoruz',
  message: `${title}: ${time}. On dakika erken gelirseniz çayınız hazır olur.`,
  hoursAgo: 1,
  isRead: false,
});

const progress = (piece: string): DemoMessage => ({
  category: 'bilgilendirme',
  subject: `${piece} ilk pişirimden çıktı`,
  message: 'Şimdi sırlanıyor. Kargoya verdiğimizde yeniden yazacağız.',
  hoursAgo: DAY,
  isRead: false,
});
