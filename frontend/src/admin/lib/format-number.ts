const turkish = new Intl.NumberFormat('tr-TR');

/** '12.480' */
export function formatNumber(value: number): string {
  return turkish.format(value);
}
