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

/** What emptying the cart takes out of it. Nothing goes back anywhere: a cart reserves nothing. */
export function describeEmptying(contents: CartContents): string {
  return `Sepetinizden ${describeContents(contents)} çıkarılacak; dilerseniz sonra yeniden ekleyebilirsiniz.`;
}
