/** Whether visitors can buy `product` now. The trigger product_is_back in the database asks the same. */
export const IS_AVAILABLE =
  '(product.is_active AND (product.is_unlimited OR product.stock_quantity > product.held_quantity))';
