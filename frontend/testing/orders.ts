import { MAX_HOLD_RENEWALS, type HoldView } from '@contract/checkout/checkout.views.js';
import type { LegalDocument, LegalDocuments } from '@contract/orders/legal-document.js';
import type { OrderLineView, OrderView, PaymentPhase } from '@contract/orders/order.views.js';
import type { QuotedDelivery } from '@contract/checkout/delivery.js';
import type { Quote, QuoteLine } from '@contract/checkout/quote.js';
import type { ProductCartItem } from '@contract/checkout/cart/cart.js';
import { TEST_SELLER } from './test-studio.js';

const MUG_ID = '00000000-0000-4000-8000-000000000001';
const MUG = {
  name: 'Seladon Kupa',
  picture: null,
  session: null,
  quantity: 2,
  isStudent: false,
  regularPriceKurus: 64000,
  unitPriceKurus: 64000,
};

export const aCartItem = (overrides: Partial<ProductCartItem> = {}): ProductCartItem => ({
  id: MUG_ID,
  type: 'product',
  slug: 'seladon-kupa',
  name: MUG.name,
  priceKurus: MUG.unitPriceKurus,
  quantity: MUG.quantity,
  picture: null,
  category: 'Kupa ve Fincan',
  ...overrides,
});

export const aQuoteLine = (overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  ...MUG,
  kind: 'product',
  id: MUG_ID,
  priorPriceKurus: null,
  studentPriceKurus: null,
  totalKurus: 128000,
  discountKurus: 0,
  vatRatePercent: 20,
  available: 14,
  issue: null,
  ...overrides,
});

/** Sent free of charge. */
export const aDelivery = (overrides: Partial<QuotedDelivery> = {}): QuotedDelivery => ({
  feeKurus: 0,
  parcelFeeKurus: 0,
  vatRatePercent: 20,
  missingForFreeKurus: null,
  preparationDays: 21,
  offersPickUp: false,
  isPickedUp: false,
  ...overrides,
});

export const aQuote = (overrides: Partial<Quote> = {}): Quote => ({
  lines: [aQuoteLine()],
  vatGroups: [{ ratePercent: 20, totalKurus: 128000, vatKurus: 21333 }],
  subtotalKurus: 128000,
  studentDiscountKurus: 0,
  coupon: null,
  discountKurus: 0,
  shippingKurus: 0,
  totalKurus: 128000,
  vatKurus: 21333,
  delivery: aDelivery(),
  needsAddress: true,
  ...overrides,
});

let holdCount = 0;

/** A hold with an id of its own, as on the server. */
export const aHold = (overrides: Partial<HoldView> = {}): HoldView => {
  holdCount += 1;
  return {
    id: `10000000-0000-4000-8000-${String(holdCount).padStart(12, '0')}`,
    expiresAt: '2026-11-14T10:15:00.000Z',
    secondsLeft: 900,
    renewalsLeft: MAX_HOLD_RENEWALS,
    renewalMinutes: 15,
    reservedPart: 'all',
    reserved: {},
    quote: aQuote(),
    ...overrides,
  };
};

export const aLegalDocument = (overrides: Partial<LegalDocument> = {}): LegalDocument => ({
  kind: 'distance_contract',
  title: 'Mesafeli Satış Sözleşmesi',
  version: '2026-11',
  sections: [{ heading: 'Taraflar', blocks: [{ kind: 'paragraph', text: 'Alıcı: Ayşe Demir' }] }],
  ...overrides,
});

export const someDocuments = (sha: string): LegalDocuments => ({
  preInformation: aLegalDocument({ kind: 'pre_information', title: 'Ön Bilgilendirme Formu' }),
  distanceContract: aLegalDocument(),
  sha256: sha.repeat(64),
});

export const anOrderLine = (overrides: Partial<OrderLineView> = {}): OrderLineView => ({
  ...MUG,
  id: '1',
  totalKurus: 128000,
  movedFrom: null,
  isCancelled: false,
  refundRequestedKurus: 0,
  ...overrides,
});

/** The phases of an order that is cancelled: it could not be fulfilled, or was cancelled. */
const GIVEN_UP: readonly PaymentPhase[] = ['refunding', 'refunded', 'cancelled'];

export const anOrder = (phase: PaymentPhase, overrides: Partial<OrderView> = {}): OrderView => ({
  id: 'a4f2c81d-0000-4000-8000-000000000001',
  shortId: 'A4F2C81D',
  status: GIVEN_UP.includes(phase) ? 'cancelled' : 'confirmed',
  paymentStatus: 'paid',
  payment: {
    phase,
    isCancelled: phase === 'cancelled',
    message: null,
    cardLastFour: '0008',
    cardAssociation: 'MASTER_CARD',
    bankUrl: null,
  },
  name: 'Ayşe',
  surname: 'Demir',
  email: 'ayse@toprak.test',
  phone: '+905321234567',
  cargo: null,
  parcels: [],
  isPickedUp: false,
  preparationDays: 21,
  shippingAddress: 'Kuzguncuk Mah. Bereketli Sok. No: 12, Üsküdar / İstanbul',
  notes: '',
  lines: [anOrderLine()],
  tickets: [],
  couponCode: null,
  subtotalKurus: 128000,
  discountKurus: 0,
  shippingKurus: 0,
  totalKurus: 128000,
  vatKurus: 21333,
  vatGroups: [{ ratePercent: 20, totalKurus: 128000, vatKurus: 21333 }],
  leftVatKurus: 21333,
  openKurus: 0,
  refundedKurus: 0,
  creditedKurus: 0,
  pendingRefundKurus: 0,
  createdAt: '2026-11-14T10:00:00.000Z',
  statusTimes: {},
  seller: TEST_SELLER,
  invoice: { kind: 'person', identityNumber: null },
  documents: [aLegalDocument()],
  corrections: [],
  ...overrides,
});
