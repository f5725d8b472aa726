import type { AccountBooking, AccountOrder } from '@contract/people/account.views.js';
import type { MessageView } from '@contract/messaging/messages/message.js';

export const anAccountOrder = (overrides: Partial<AccountOrder> = {}): AccountOrder => ({
  id: 'a4f2c81d-0000-4000-8000-000000000001',
  shortId: 'A4F2C81D',
  createdAt: '2026-11-14T07:24:00.000Z',
  statusTimes: { confirmed: '2026-11-14T08:02:00.000Z' },
  status: 'preparing',
  paymentStatus: 'paid',
  totalKurus: 187200,
  refundedKurus: 0,
  creditedKurus: 0,
  isPickedUp: false,
  preparationDays: 21,
  cargo: null,
  pieces: 3,
  seats: 0,
  cancelledSeats: 0,
  lines: [{ id: '1', name: 'Seladon Kupa', picture: null }],
  ...overrides,
});

export const anAccountBooking = (overrides: Partial<AccountBooking> = {}): AccountBooking => ({
  id: '7c1e04b9-0000-4000-8000-000000000001',
  shortId: '7C1E04B9',
  orderId: 'a4f2c81d-0000-4000-8000-000000000001',
  title: 'Seramik Atölyesi',
  date: '2026-12-12',
  startTime: '14:00',
  endTime: '17:00',
  status: 'confirmed',
  guestName: 'Ayşe Demir',
  seats: 2,
  isStudent: false,
  priceKurus: 200000,
  place: 'Kuzguncuk, İcadiye Caddesi 48',
  isPast: false,
  qr: { size: 29, path: 'M4 4h7v7H4z' },
  ticketUrl: '/bilet/7c1e04b9-0000-4000-8000-000000000001?anahtar=gizli',
  guestsUrl: '/kimler-geliyor/7c1e04b9-0000-4000-8000-000000000001?anahtar=gizli',
  changesUrl: null,
  choice: null,
  calendarUrl: '/api/bilet/7c1e04b9-0000-4000-8000-000000000001/takvim.ics?anahtar=gizli',
  ...overrides,
});

export const aMessage = (overrides: Partial<MessageView> = {}): MessageView => ({
  id: '30000000-0000-4000-8000-000000000001',
  subject: 'Cumartesi atölyede görüşüyoruz',
  message: 'On dakika erken gelirseniz çayınız hazır olur.',
  category: 'hatirlatma',
  senderName: 'Toprak',
  isImportant: false,
  createdAt: '2026-11-19T09:00:00.000Z',
  readAt: null,
  ...overrides,
});
