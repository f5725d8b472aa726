import { describe, expect, it } from '@jest/globals';
import type { OrderRecord } from '../../orders/back-office/admin-order-records.js';
import type { OrderLine } from '../../orders/order-line.entity.js';
import { restOrderRow } from '../orders/rest-admin-order.js';

const LINES = [
  { id: 'a', name: 'Kâse', pictureFileName: null, unitPriceKurus: 32_050, quantity: 2 },
] as unknown as OrderLine[];

const row = (shippingKurus: number) =>
  restOrderRow(
    {
      id: 'b',
      shippingKurus,
      discountKurus: 4_100,
      totalKurus: 60_000 + shippingKurus,
      createdAt: new Date(),
      updatedAt: new Date(),
    } as OrderRecord,
    LINES,
  );

describe('The items of a documented order', () => {
  it.each([0, 7_950])('add up to its total with a fee of %i kuruş', (shippingKurus) => {
    const { items, discount_amount: discount, total_amount: totalKurus } = row(shippingKurus);
    const sum = items.reduce((lira, { price, quantity }) => lira + price * quantity, 0);
    expect(Math.round((sum - discount) * 100)).toBe(totalKurus);
  });

  it('name the fee last, and only where there is one', () => {
    expect(row(7_950).items.map(({ product_name }) => product_name)).toEqual(['Kâse', 'Kargo']);
    expect(row(0).items).toHaveLength(1);
  });
});
