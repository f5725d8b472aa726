import type { CartState } from '@contract/cart/cart.js';

interface CartContents {
  readonly pieces: number;
  readonly seats: number;
}

export function cartContents({ items }: Pick<CartState, 'items'>): CartContents {
  const count = (type: 'product' | 'workshop') =>
    items.reduce((sum, item) => sum + (item.type === type ? item.quantity : 0), 0);
  return { pieces: count('product'), seats: count('workshop') };
}

/** '2 parça', '1 yer', '2 parça ve 1 yer'; empty for an empty cart. */
export function describeContents({ pieces, seats }: CartContents): string {
  const parts = [pieces > 0 && `${pieces} parça`, seats > 0 && `${seats} yer`];
  return parts.filter((part) => part !== false).join(' ve ');
}

/** What becomes of them when the cart is emptied. */
export function describeReturn(contents: CartContents): string {
  const places = [contents.pieces > 0 && 'rafa', contents.seats > 0 && 'takvime'];
  const where = places.filter((place) => place !== false).join(' ve ');
  return `Sepetinizdeki ${describeContents(contents)} ${where} geri döner.`;
}
