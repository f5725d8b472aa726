import type { BookingTicketFacts } from '../mail/facts/booking-mail-facts.js';
import type { OrderConfirmationFacts, OrderTransitionFacts } from '../mail/facts/order-mail-facts.js';

/** Invented facts for previews and tests. */
export const SAMPLE_BOOKING: BookingTicketFacts = {
  shortId: 'B7D1E930',
  guestName: 'Zeynep Aydın',
  title: 'Çömlekçi Çarkına Giriş',
  day: '12.12.2026 Cumartesi',
  hours: '14:00–17:00',
  place: 'Papatya Sokak 5, Kadıköy / İstanbul',
  seats: 2,
  isStudent: true,
  ticketUrl: 'https://toprak.example/bilet/ornek',
  guestsUrl: 'https://toprak.example/kimler-geliyor/ornek',
  changesUrl: 'https://toprak.example/yer-degisikligi/ornek',
  isReminded: true,
  calendar: '',
};

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
    {
      name: 'Çömlekçi Çarkına Giriş',
      when: '12.12.2026 Cumartesi, 14:00–17:00',
      isStudent: true,
      quantity: 1,
      unitPriceKurus: 120_000,
      totalKurus: 120_000,
      pictureUrl: null,
    },
  ],
  hasPieces: true,
  hasSeats: true,
  couponCode: 'HOSGELDIN10',
  subtotalKurus: 248_000,
  discountKurus: 24_800,
  totalKurus: 223_200,
  vatKurus: 37_200,
  shippingAddress: 'Gül Mahallesi, Papatya Sokak 12/3, Kadıköy / İstanbul',
  notes: 'Hediye paketi yaparsanız çok sevinirim.',
  placedAt: '2026-11-21T11:02:00.000Z',
  preparationDays: 21,
  documents: [
    { kind: 'pre_information', title: 'Ön Bilgilendirme Formu', version: 'ornek', sections: [] },
    { kind: 'distance_contract', title: 'Mesafeli Satış Sözleşmesi', version: 'ornek', sections: [] },
  ],
  tickets: [{ ...SAMPLE_BOOKING, seats: 1 }],
};

export const SAMPLE_TRANSITION: OrderTransitionFacts = {
  ...SAMPLE_ORDER,
  newRefundKurus: 0,
  isPaid: true,
  isRefunded: false,
  cargo: null,
};

export const SAMPLE_PICK_UP: OrderTransitionFacts = {
  ...SAMPLE_TRANSITION,
  isPickedUp: true,
  shippingAddress: 'Atölyeden teslim: Gül Mahallesi, Papatya Sokak 12/3, Kadıköy / İstanbul',
};

export const SAMPLE_PERSON = { firstName: 'Zeynep' };

export const SAMPLE_SENDER = {
  name: 'Zeynep',
  surname: 'Aydın',
  email: 'zeynep@example.com',
  phone: '+905325550112',
  message: ['Kızımla gelmek istiyorum.', 'Cumartesi yer var mı?'],
};

export const SAMPLE_CHOICE = {
  workshopType: 'Başlangıç Seviyesi',
  experienceLevel: 'Hiç Deneyim Yok',
};
