/** The address of an order's own page, on the site's origin. Who has it may read the order. */
export function orderPath(order: { readonly id: string; readonly accessToken: string }): string {
  return `/siparis/${order.id}?anahtar=${encodeURIComponent(order.accessToken)}`;
}
