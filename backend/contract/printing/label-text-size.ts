import type { AddressLabel } from './printing.views.js';

/** In points. */
interface LabelTextSize {
  readonly name: number;
  readonly text: number;
}

/**
 * The sizes from the largest on, with the most letters that fit at that size into the part of an A6 label which the
 * recipient has, also when all of them are capitals.
 */
const SIZES: readonly (LabelTextSize & { readonly mostLetters: number })[] = [
  { mostLetters: 110, name: 18, text: 14 },
  { mostLetters: 260, name: 14, text: 11 },
  { mostLetters: 420, name: 11, text: 9.5 },
];
const SMALLEST: LabelTextSize = { name: 9.5, text: 8 };

/** How large the recipient can stand on an address label. */
export function labelTextSize({
  recipient,
  address,
  place,
}: Pick<AddressLabel, 'recipient' | 'address' | 'place'>): LabelTextSize {
  const letters = recipient.length + address.length + place.length;
  return SIZES.find(({ mostLetters }) => letters <= mostLetters) ?? SMALLEST;
}
