import { describe, expect, it } from '@jest/globals';
import { addRefusal } from './add-refusal.js';

const stock = (available: number | null) => ({ status: 'in_stock' as const, available });

describe('putting a piece in the cart', () => {
  it.each([
    {
      why: 'the product is sold out',
      available: 0,
      quantity: 1,
      alreadyInCart: 0,
      message: 'Kupa için stok bulunmamaktadır.',
    },
    {
      why: 'all of them are in the cart',
      available: 3,
      quantity: 1,
      alreadyInCart: 3,
      message: 'Kupa için yalnızca 3 adet kaldı.',
    },
    {
      why: 'more are asked for than there are',
      available: 3,
      quantity: 4,
      alreadyInCart: 0,
      message: 'Kupa için yalnızca 3 adet kaldı.',
    },
  ])('is refused when $why', ({ available, message, ...attempt }) => {
    expect(addRefusal({ name: 'Kupa', stock: stock(available), ...attempt })?.message).toBe(message);
  });

  it.each([
    { what: 'the last one', available: 3, quantity: 1, alreadyInCart: 2 },
    { what: 'any number of a piece with unlimited stock', available: null, quantity: 50, alreadyInCart: 40 },
  ])('is fine for $what', ({ available, ...attempt }) => {
    expect(addRefusal({ name: 'Kupa', stock: stock(available), ...attempt })).toBeNull();
  });
});
