import { isCompanyTaxNumber, isIdentityNumber } from './tax-number.js';

const DIGITS = /^\d{16}$/;
/** Eleven digits of the owner, then five of the business. */
const OWNER_DIGITS = 11;

/**
 * What is wrong with a MERSİS number, in words; null when nothing is. It begins with 0 and the tax number of a
 * company, or with the identity number of a sole trader, so it has to agree with the tax number beside it.
 */
export function mersisProblem(mersis: string, taxNumber: string): string | null {
  if (!DIGITS.test(mersis)) return 'MERSİS numarası 16 hanedir.';
  const owner = mersis.slice(0, OWNER_DIGITS);
  const number = owner.startsWith('0') ? owner.slice(1) : owner;
  if (!isCompanyTaxNumber(number) && !isIdentityNumber(number)) {
    return 'MERSİS numarası geçersiz: 0 ile vergi numaranız, ardından 5 hane. Rakamları kontrol edin.';
  }
  // A sole trader has both kinds of numbers, and may have written the other one as the tax number.
  if (number.length !== taxNumber.length) return null;
  return number === taxNumber
    ? null
    : 'MERSİS numarası, yazdığınız vergi numarasına uymuyor. İkisini de kontrol edin.';
}
