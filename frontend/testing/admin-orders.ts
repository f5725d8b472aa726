import type { Pagination } from '@contract/admin/page.query.js';
import type {
  AdminOrderLine,
  AdminOrderRow,
  AdminOrderView,
  OrderStatistics,
} from '@contract/orders/admin-orders.views.js';

export const ORDER_ID = 'a4f2c81d-0000-4000-8000-000000000001';

export const anAdminOrderRow = (overrides: Partial<AdminOrderRow> = {}): AdminOrderRow => ({
  id: ORDER_ID,
  customerName: 'Ayşe Demir',
  customerEmail: 'ayse@toprak.test',
  isGuest: false,
  person: 'known',
  totalKurus: 187200,
  refundedKurus: 0,
  pieces: 2,
  seats: 1,
  isPickedUp: false,
  status: 'preparing',
  paymentStatus: 'paid',
  createdAt: '2026-11-21T08:42:00.000Z',
  updatedAt: '2026-11-21T08:42:00.000Z',
  ...overrides,
});

const anAdminOrderLine = (overrides: Partial<AdminOrderLine> = {}): AdminOrderLine => ({
  id: '20000000-0000-4000-8000-000000000001',
  kind: 'product',
  name: 'Seladon Kupa',
  picture: null,
  when: null,
  movedFrom: null,
  isCancelled: false,
  bookingId: null,
  isStudent: false,
  unitPriceKurus: 64000,
  quantity: 2,
  totalKurus: 128000,
  studentDifferenceKurus: 0,
  vatRatePercent: 20,
  paidKurus: 115200,
  refundRequestedKurus: 0,
  ...overrides,
});

export const anAdminOrder = (overrides: Partial<AdminOrderView> = {}): AdminOrderView => ({
  ...anAdminOrderRow(),
  version: 3,
  phone: '+905325550112',
  shippingAddress: 'Kuzguncuk Mah. Bereketli Sok. No: 12 D: 3\nÜsküdar / İstanbul',
  invoice: { kind: 'person', identityNumber: null },
  notes: 'Hediye paketi olsun, zili çalmayın lütfen.',
  couponCode: 'HOSGELDIN10',
  subtotalKurus: 208000,
  discountKurus: 20800,
  shippingKurus: 0,
  correctedKurus: 0,
  writtenOffKurus: 0,
  lines: [
    anAdminOrderLine(),
    anAdminOrderLine({
      id: '20000000-0000-4000-8000-000000000002',
      kind: 'workshop',
      name: 'Seramik Atölyesi',
      when: '12.12.2026 Cumartesi, 14:00–17:00',
      isStudent: true,
      unitPriceKurus: 80000,
      quantity: 1,
      totalKurus: 80000,
      paidKurus: 72000,
    }),
  ],
  cargo: null,
  parcels: [],
  unpacked: [],
  channel: 'web',
  payBy: null,
  paidKurus: 187200,
  openKurus: 0,
  payments: [
    {
      id: '30000000-0000-4000-8000-000000000001',
      method: 'card',
      amountKurus: 187200,
      receivedAt: '2026-11-21T08:43:00.000Z',
      recordedBy: null,
      reference: '28134512',
      cardLastFour: '0008',
      cardAssociation: 'MASTER_CARD',
      isReversed: false,
      isReversible: false,
      refundableKurus: 187200,
    },
  ],
  payment: {
    paymentId: '28134512',
    cardLastFour: '0008',
    cardAssociation: 'MASTER_CARD',
    paidAt: '2026-11-21T08:43:00.000Z',
  },
  refunds: [],
  hasGoods: true,
  refundableKurus: 187200,
  ...overrides,
});

export const aPagination = (overrides: Partial<Pagination> = {}): Pagination => ({
  page: 1,
  perPage: 25,
  totalRecords: 1,
  isExact: true,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
  ...overrides,
});

export const someOrderStatistics = (overrides: Partial<OrderStatistics> = {}): OrderStatistics => ({
  totalOrders: 1248,
  thisMonthOrders: 86,
  thisMonthRevenueKurus: 14862000,
  customerTypes: [
    { type: 'registered', count: 52 },
    { type: 'guest', count: 34 },
  ],
  statuses: [
    { status: 'pending', count: 7 },
    { status: 'preparing', count: 21 },
  ],
  paymentStatuses: [{ paymentStatus: 'paid', count: 74 }],
  months: [
    { month: '2026-10', orders: 74, revenueKurus: 13600000 },
    { month: '2026-11', orders: 86, revenueKurus: 14862000 },
  ],
  ...overrides,
});
