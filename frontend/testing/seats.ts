import type { ShippingTerms } from '@contract/checkout/delivery.js';
import type { TicketView } from '@contract/bookings/ticket.view.js';
import type { WorkshopCartItem } from '@contract/checkout/cart/cart.js';
import { USUAL_PREPARATION } from '@contract/orders/preparation.js';
import type { Coupon } from '@contract/coupons/coupon.js';
import type { CartDto } from '@contract/checkout/cart/cart-item.dto.js';
import { lineKey } from '@contract/orders/line-kind.js';
import { type PricedItem, type QuoteLine, quoteCart } from '@contract/checkout/quote.js';
import { aProduct } from './catalogue.js';
import { anOrderLine, aQuoteLine } from './orders.js';

export const SESSION_ID = '00000000-0000-4000-8000-0000000000a1';
/** A day that lies after the time of every test. */
export const SESSION = { date: '2099-12-12', startTime: '14:00', endTime: '17:00' };

export const aSeat = (overrides: Partial<WorkshopCartItem> = {}): WorkshopCartItem => ({
  ...SESSION,
  type: 'workshop',
  id: `${SESSION_ID}-2099-12-12-14:00-1`,
  workshopId: SESSION_ID,
  time: '14:00',
  name: 'Seramik Atölyesi',
  priceKurus: 100000,
  originalPriceKurus: 100000,
  studentPriceKurus: 80000,
  studentDiscountApplied: false,
  quantity: 1,
  picture: null,
  category: 'Workshop',
  ...overrides,
});

export const aPricedMug = (overrides: Partial<PricedItem> = {}): PricedItem => {
  const { id, name, priceKurus } = aProduct();
  return {
    kind: 'product',
    id,
    name,
    priceKurus,
    picture: null,
    session: null,
    priorPriceKurus: null,
    studentPriceKurus: null,
    vatRatePercent: 20,
    categoryId: 1,
    weightGrams: null,
    preparationDays: null,
    available: 14,
    ...overrides,
  };
};

export const aPricedSession = (overrides: Partial<PricedItem> = {}): PricedItem => ({
  kind: 'workshop',
  id: SESSION_ID,
  name: 'Seramik Atölyesi',
  picture: null,
  session: SESSION,
  priceKurus: 100000,
  priorPriceKurus: null,
  studentPriceKurus: 80000,
  vatRatePercent: 20,
  categoryId: null,
  weightGrams: null,
  preparationDays: null,
  available: 6,
  ...overrides,
});

export const aCoupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  code: 'HOSGELDIN10',
  name: '%10 hoş geldiniz indirimi',
  type: 'percentage',
  valueHundredths: 1000,
  minimumKurus: 0,
  maximumDiscountKurus: null,
  usesLeft: null,
  validFrom: new Date('2020-01-01'),
  validUntil: new Date('2100-01-01'),
  isActive: true,
  scope: 'all',
  productIds: [],
  categoryIds: [],
  customerIds: [],
  ...overrides,
});

/** Parcels free of charge. */
const FREE_SHIPPING: ShippingTerms = {
  rules: {
    mode: 'free',
    feeKurus: 0,
    freeFromKurus: 0,
    weightClasses: [],
    heavierFeeKurus: 0,
    defaultWeightGrams: 1_000,
    offersPickUp: false,
  },
  preparation: USUAL_PREPARATION,
  vatRatePercent: 20,
};

interface Shop {
  readonly items?: readonly PricedItem[];
  readonly coupons?: readonly Coupon[];
  readonly shipping?: ShippingTerms;
}

/** The quote of the cart, computed by the contract's rules. */
export function quoteIn({
  items = [aPricedMug(), aPricedSession()],
  coupons = [aCoupon()],
  shipping = FREE_SHIPPING,
}: Shop = {}) {
  return ({ items: lines, couponCode }: CartDto) =>
    quoteCart({
      lines,
      items: new Map(items.map((item) => [lineKey(item), item])),
      ...(couponCode !== undefined && {
        coupon: { code: couponCode, found: coupons.find(({ code }) => code === couponCode) ?? null },
      }),
      customerId: null,
      now: new Date(),
      shipping,
    });
}

export const aSeatQuoteLine = (overrides: Partial<QuoteLine> = {}): QuoteLine =>
  aQuoteLine({
    ...seatLine,
    kind: 'workshop',
    id: SESSION_ID,
    studentPriceKurus: 80000,
    available: 6,
    ...overrides,
  });

const seatLine = {
  name: 'Seramik Atölyesi',
  session: SESSION,
  quantity: 2,
  isStudent: true,
  regularPriceKurus: 100000,
  unitPriceKurus: 80000,
  totalKurus: 160000,
};

export const aSeatOrderLine = () => anOrderLine({ ...seatLine, id: '2' });

export const aTicket = (overrides: Partial<TicketView> = {}): TicketView => ({
  ...SESSION,
  id: '7c1e04b9-0000-4000-8000-000000000001',
  shortId: '7C1E04B9',
  status: 'confirmed',
  title: 'Seramik Atölyesi',
  guestName: 'Ayşe Demir',
  seats: 2,
  isStudent: true,
  place: 'Kuzguncuk, İcadiye Caddesi 48, Üsküdar / İstanbul',
  url: '/bilet/7c1e04b9-0000-4000-8000-000000000001?anahtar=gizli',
  guestsUrl: null,
  changesUrl: null,
  choice: null,
  rules: [],
  calendarUrl: '/api/bilet/7c1e04b9-0000-4000-8000-000000000001/takvim.ics?anahtar=gizli',
  qr: { size: 29, path: 'M4 4h7v7H4z' },
  ...overrides,
});
