import { describe, expect, it } from '@jest/globals';
import { aCartItem } from '../../../testing/orders.js';
import { aSeat } from '../../../testing/seats.js';
import { cartContents, describeContents, describeEmptying } from './cart-contents.js';

describe('the contents of a cart in words', () => {
  it.each([
    [0, 0, ''],
    [2, 0, '2 parça'],
    [0, 1, '1 yer'],
    [2, 3, '2 parça ve 3 yer'],
  ])('are for %i pieces and %i seats: %s', (pieces, seats, words) => {
    expect(describeContents({ pieces, seats })).toBe(words);
  });

  it('say what is taken out when the cart is emptied', () => {
    expect(describeEmptying({ pieces: 2, seats: 1 })).toBe(
      'Sepetinizden 2 parça ve 1 yer çıkarılacak; dilerseniz sonra yeniden ekleyebilirsiniz.',
    );
  });

  it('count every piece and every seat', () => {
    const items = [aCartItem({ quantity: 2 }), aCartItem({ id: 'b', quantity: 3 }), aSeat({ quantity: 4 })];
    expect(cartContents({ items })).toEqual({ pieces: 5, seats: 4 });
  });
});
