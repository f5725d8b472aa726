const AFTER_DIGIT = ['', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'];
const AFTER_TENS = ['ı', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı'];

/**
 * A number from 0 to 100 with the possessive suffix of the third person as it is spoken: '50’si' (ellisi),
 * '30’u' (otuzu), '100’ü' (yüzü).
 */
export function withPossessive(number: number): string {
  if (number === 100) return '100’ü';
  const suffix = number % 10 === 0 ? AFTER_TENS[number / 10] : AFTER_DIGIT[number % 10];
  return `${number}’${suffix}`;
}
