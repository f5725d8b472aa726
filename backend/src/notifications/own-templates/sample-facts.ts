import type { BookingTicketFacts } from '../booking-mail-facts.js';
import type { OrderConfirmationFacts, OrderTurnFacts } from '../order-mail-facts.js';

/** What previews are told: nobody's order, nobody's booking. */
export const SAMPLE_ORDER: OrderConfirmationFacts = {
  shortId: 'A4F2C81D',
  orderUrl: '/siparis/ornek',
  buyer: { name: 'Zeynep', surname: 'Aydın', email: 'zeynep@example.com', phone: '+905325550112' },
  lines: [
    {
      name: 'Kül sırlı çorba kâsesi',
      when: null,
      isStudent: false,
      quantity: 2,
      unitPriceKurus: 64_000,
      totalKurus: 128_000,
      pictureUrl: null,
    },
  ],
  hasPieces: true,
  hasSeats: false,
  couponCode: null,
  subtotalKurus: 128_000,
  discountKurus: 0,
  totalKurus: 128_000,
  vatKurus: 21_333,
  shippingAddress: 'Kuzguncuk Mah. Bereketli Sok. No: 12 D: 3, Üsküdar / İstanbul',
  notes: '',
  placedAt: '2026-11-21T11:02:00.000Z',
  documents: [],
};

export const SAMPLE_TURN: OrderTurnFacts = {
  ...SAMPLE_ORDER,
  returnsKurus: 0,
  isPaid: true,
  isReturned: false,
  cargo: null,
};

export const SAMPLE_BOOKING: BookingTicketFacts = {
  shortId: 'B7D1E930',
  guestName: 'Zeynep Aydın',
  title: 'Çömlekçi Çarkına Giriş',
  day: '12.12.2026 Cumartesi',
  hours: '14:00–17:00',
  place: 'Toprak Atölye, Üsküdar / İstanbul',
  seats: 2,
  isStudent: false,
  ticketUrl: 'https://toprak.example/bilet/ornek',
  isReminded: true,
  calendar: '',
};
