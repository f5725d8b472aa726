const turkish = new Intl.NumberFormat('tr-TR');

/** '12.480' */
export function numberText(value: number): string {
  return turkish.format(value);
}
