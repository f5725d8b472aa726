import { describe, expect, it } from '@jest/globals';
import { anAdminOrder } from '../../../../testing/admin-orders.js';
import { orderHistory } from './order-history.js';

describe('The history of an order', () => {
  it.each([
    ['order_refund_requested', 'iade istendi'],
    ['order_payment_noted', 'ödeme kaydedildi'],
    ['order_payment_reversed', 'ödeme kaydı geri alındı'],
  ])('says of an amount under %s: %s', (event, words) => {
    const change = { id: '1', event, admin: 'Elif', at: '2026-11-28T04:35:00.000Z' };
    const [entry] = orderHistory(anAdminOrder(), [{ ...change, before: {}, after: { amountKurus: 55_000 } }]);
    expect(entry?.text.replace(/\s/gu, ' ')).toBe(`550,00 TL ${words}`);
  });
});
