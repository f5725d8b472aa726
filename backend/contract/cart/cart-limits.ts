/** Apart from the DTO, so that the cart can count without carrying the validation library. */
export const MAX_QUANTITY = 99;
export const MAX_CART_LINES = 50;
export const TOO_MANY_LINES = `Sepette en fazla ${MAX_CART_LINES} kalem olabilir.`;
export const TOO_MANY = `Bir kalemden en fazla ${MAX_QUANTITY} adet ya da yer alabilirsiniz.`;
