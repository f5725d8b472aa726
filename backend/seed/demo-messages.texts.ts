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

/** `saturday`: the next Saturday, as 12.12.2026. */
export const demoMessages = (saturday: string): readonly DemoMessage[] => [
  {
    category: 'hatirlatma',
    subject: 'Cumartesi atölyede görüşüyoruz',
    message: `Seramik Atölyesi ${saturday} saat 14:00’te. On dakika erken gelirseniz çayınız hazır olur.`,
    hoursAgo: 1,
    isRead: false,
  },
  {
    category: 'bilgilendirme',
    subject: 'Kupalarınız ilk pişirimden çıktı',
    message: 'Şimdi sırlanıyorlar. Kargoya verdiğimizde yeniden yazacağız.',
    hoursAgo: 2 * DAY,
    isRead: false,
  },
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
