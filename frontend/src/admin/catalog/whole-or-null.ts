/** Reads a typed whole number; null for an empty field, NaN for anything else, so that the rules name it. */
export function wholeOrNull(typed: string | number | null | undefined): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
}
