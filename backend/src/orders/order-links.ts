/** The path of an order's page. Everybody who knows it may read the order. */
export function orderPath(order: { readonly id: string; readonly accessToken: string }): string {
  return `/siparis/${order.id}?anahtar=${encodeURIComponent(order.accessToken)}`;
}
