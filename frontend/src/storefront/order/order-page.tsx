/** An order's own page, readable by whoever has its address. */
export function OrderPage() {
  return null;
}
