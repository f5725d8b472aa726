/** Separate from the DTO, so that the cart does not load the validation library. */
export const MAX_QUANTITY = 99;
export const MAX_CART_LINES = 50;
/** The highest price of a piece or a seat: one million lira. A higher one is a typing error. */
export const MAX_PRICE_KURUS = 100_000_000;
/**
 * The highest total of an order, in kuruş. Larger sums would overflow their columns, and no card pays them.
 */
export const MAX_CART_KURUS = 100_000_000;
export const TOO_DEAR = 'Fiyat en fazla 1.000.000 TL olabilir.';
export const TOO_MANY_LINES = `Sepette en fazla ${MAX_CART_LINES} kalem olabilir.`;
export const TOO_MANY = `Bir kalemden en fazla ${MAX_QUANTITY} adet ya da yer alabilirsiniz.`;
