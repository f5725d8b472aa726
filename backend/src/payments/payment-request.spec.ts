import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PLAIN_PERSON } from '../../contract/invoicing/invoice-details.js';
import { lineKey } from '../../contract/orders/line-kind.js';
import { orderTotals } from '../../contract/orders/order-totals.js';
import { isBuyable, type QuoteInput, type QuoteLine, quoteCart } from '../../contract/checkout/quote.js';
import { anyCart } from '../../testing/carts.js';
import { aCard } from '../../testing/purchase.js';
import { shippingLines } from '../checkout/new-order-lines.js';
import { type GoodsLine, OrderLine } from '../orders/order-line.entity.js';
import { Order } from '../orders/order.entity.js';
import { kurus } from './iyzico/iyzico-answers.js';
import { initializeRequest } from './iyzico/iyzico-requests.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { paymentRequest } from './payment-request.js';

interface Sent {
  readonly price: string;
  readonly paidPrice: string;
  readonly basketItems: readonly { readonly id: string; readonly price: string; readonly itemType: string }[];
}

const UNKNOWN = { identity: '11111111111', email: 'atolye@toprak.example', phone: '+902165550148' };
const kurusOf = (price: string) => kurus({ price }, 'price');

function toOrderLine(line: QuoteLine, position: number): GoodsLine {
  const { kind, name, quantity, isStudent, regularPriceKurus, unitPriceKurus } = line;
  const { totalKurus, discountKurus, vatRatePercent } = line;
  const prices = { regularPriceKurus, unitPriceKurus, totalKurus, discountKurus, vatRatePercent };
  const id = `${lineKey(line)}:${line.isStudent}`;
  return Object.assign(new OrderLine(), { id, position, kind, name, quantity, isStudent, ...prices });
}

/** An order from a held cart, with the attempt to pay it. */
function attemptToPay(requested: QuoteInput) {
  const quote = quoteCart({ ...requested, isHeld: true });
  const goods = quote.lines.filter(isBuyable).map(toOrderLine);
  const [fee] = shippingLines(quote.delivery);
  const shippingLine = fee ? Object.assign(new OrderLine(), fee, { id: 'shipping' }) : null;
  const lines = [...goods, ...(shippingLine ? [shippingLine] : [])];
  const totals = orderTotals(lines);
  const attempt = Object.assign(new PaymentAttempt(), {
    orderId: 'order',
    conversationId: 'conversation',
    amountKurus: totals.totalKurus,
    basketKurus: totals.subtotalKurus + totals.shippingKurus,
  });
  return { goods, shippingLine, lines, totals, attempt };
}

function sentToIyzico({ goods, shippingLine, attempt }: ReturnType<typeof attemptToPay>): Sent {
  const order = Object.assign(new Order(), { id: 'order', name: 'Ayşe', surname: 'Demir', city: null });
  const whole = {
    order,
    lines: goods,
    shippingLine,
    states: new Map(),
    documents: [],
    invoice: PLAIN_PERSON,
    corrections: [],
    parcels: [],
    pictures: new Map(),
  };
  const start = { attempt, whole, card: aCard(), ipAddress: '203.0.113.7' };
  return initializeRequest(paymentRequest(start, UNKNOWN), 'https://toprak.example/donus') as Sent;
}

const payable = anyCart.map(attemptToPay).filter(({ totals }) => totals.totalKurus > 0);

describe('what iyzico is asked to charge, for pieces and seats with student prices, a coupon and shipping', () => {
  it('is the order’s total, out of a basket that adds up to its price', () => {
    fc.assert(
      fc.property(payable, (order) => {
        const { price, paidPrice, basketItems } = sentToIyzico(order);
        const items = basketItems.map((item) => kurusOf(item.price));
        expect(kurusOf(price)).toBe(items.reduce((sum, item) => sum + item, 0));
        expect(kurusOf(paidPrice)).toBe(order.totals.totalKurus);
        expect(kurusOf(paidPrice)).toBeLessThanOrEqual(kurusOf(price));
      }),
      { numRuns: 500 },
    );
  });

  it('has an item for every line that costs anything, and none at 0 TL, which iyzico refuses', () => {
    fc.assert(
      fc.property(payable, (order) => {
        const { basketItems } = sentToIyzico(order);
        const costing = order.lines.filter(({ totalKurus }) => totalKurus > 0);
        expect(basketItems.map(({ id, itemType }) => [id, itemType])).toEqual(
          costing.map(({ id, kind }) => [id, kind === 'workshop' ? 'VIRTUAL' : 'PHYSICAL']),
        );
        expect(basketItems.every((item) => kurusOf(item.price) > 0)).toBe(true);
      }),
    );
  });

  it('is written with a point and two decimals', () => {
    fc.assert(
      fc.property(payable, (order) => {
        const { price, paidPrice, basketItems } = sentToIyzico(order);
        for (const amount of [price, paidPrice, ...basketItems.map((item) => item.price)]) {
          expect(amount).toMatch(/^\d+\.\d{2}$/);
        }
      }),
    );
  });

  it('is tried with free seats, student prices, coupons and fees among them', () => {
    const tried = fc.sample(payable, { numRuns: 500, seed: 1 });
    const lines = tried.flatMap((order) => order.lines);
    expect(lines.some(({ totalKurus }) => totalKurus === 0)).toBe(true);
    expect(lines.some(({ isStudent, totalKurus }) => isStudent && totalKurus > 0)).toBe(true);
    expect(tried.some(({ totals }) => totals.discountKurus > 0)).toBe(true);
    expect(tried.some(({ totals }) => totals.shippingKurus > 0)).toBe(true);
  });
});
