import type { CartState } from '@contract/checkout/cart/cart.js';

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

/** Says what emptying the cart removes. Nothing becomes available by it, because a cart reserves nothing. */
export function describeEmptying(contents: CartContents): string {
  return `Sepetinizden ${describeContents(contents)} çıkarılacak; dilerseniz sonra yeniden ekleyebilirsiniz.`;
}
