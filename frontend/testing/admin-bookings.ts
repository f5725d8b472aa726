import type {
  AdminBookingRow,
  AdminBookingView,
  BookingStatistics,
} from '@contract/bookings/admin-bookings.views.js';

export const BOOKING_ID = '7c1e04b9-0000-4000-8000-000000000001';

export const anAdminBookingRow = (overrides: Partial<AdminBookingRow> = {}): AdminBookingRow => ({
  id: BOOKING_ID,
  orderId: 'a4f2c81d-0000-4000-8000-000000000001',
  name: 'Ayşe',
  surname: 'Demir',
  email: 'ayse@toprak.test',
  phone: '+905325550112',
  title: 'Seramik Atölyesi',
  date: '2026-12-12',
  startTime: '14:00',
  endTime: '17:00',
  quantity: 2,
  isStudent: false,
  originalPriceKurus: 100000,
  priceKurus: 100000,
  totalKurus: 200000,
  discountKurus: 0,
  status: 'pending',
  paymentStatus: 'paid',
  notes: '',
  capacity: 8,
  bookedSeats: 6,
  freeSeats: 2,
  createdAt: '2026-11-21T08:42:00.000Z',
  updatedAt: '2026-11-21T08:42:00.000Z',
  ...overrides,
});

export const anAdminBooking = (overrides: Partial<AdminBookingView> = {}): AdminBookingView => ({
  ...anAdminBookingRow(),
  version: 2,
  sessionId: '50000000-0000-4000-8000-000000000001',
  orderLineId: '20000000-0000-4000-8000-000000000002',
  description: 'Çarkta ilk kâsenizi yaparız.',
  refundRequestedKurus: 0,
  payment: {
    method: 'Kredi kartı (iyzico)',
    paymentId: '28134512',
    transactionId: '30211',
    paidAt: '2026-11-21T08:43:00.000Z',
    amountKurus: 200000,
    currency: 'TRY',
  },
  seats: [
    {
      guest: {
        ...{ position: 0, name: 'Ayşe Demir', ageBand: 'adult', guardianName: '', guardianPhone: '' },
        ...{ needs: 'Fıstık alerjisi', photoConsent: 'no' },
      },
      ...{ position: 0, checkedInAt: null, isListed: false },
    },
    { position: 1, guest: null, checkedInAt: null, isListed: false },
  ],
  ...overrides,
});

export const someBookingStatistics = (overrides: Partial<BookingStatistics> = {}): BookingStatistics => ({
  totalBookings: 312,
  thisMonthBookings: 24,
  thisMonthRevenueKurus: 3120000,
  workshops: [
    {
      sessionId: '50000000-0000-4000-8000-000000000001',
      name: 'Seramik Atölyesi',
      date: '2026-12-12',
      time: '14:00–17:00',
      bookingCount: 6,
      capacity: 8,
      freeSeats: 2,
    },
  ],
  workshopCount: 4,
  statuses: [{ status: 'confirmed', count: 20 }],
  paymentStatuses: [{ paymentStatus: 'paid', count: 19 }],
  months: [{ month: '2026-11', bookings: 24, revenueKurus: 3120000 }],
  ...overrides,
});
