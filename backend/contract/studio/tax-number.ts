/** Numbers by which the state knows a business; all of them are digits without blanks. */

/** A tax number of ten digits, or the identity number of eleven that a sole trader uses in its place. */
export function isTaxNumber(text: string): boolean {
  return isCompanyTaxNumber(text) || isIdentityNumber(text);
}

/**
 * Ten digits, of which the last checks the others: each is raised by its distance from the end, doubled as often and
 * counted by its remainder of 9 (Gelir İdaresi's rule of the vergi kimlik numarası).
 */
export function isCompanyTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const raised = (digit + 9 - index) % 10;
    const counted = (raised * 2 ** (9 - index)) % 9;
    return total + (raised !== 0 && counted === 0 ? 9 : counted);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** Eleven digits, of which the last two check the others (Nüfus İdaresi's rule of the T.C. kimlik numarası). */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sumOf = (from: number, step: number, to: number) =>
    digits
      .slice(from, to)
      .filter((_, index) => index % step === 0)
      .reduce((total, digit) => total + digit, 0);
  const tenth = (((sumOf(0, 2, 9) * 7 - sumOf(1, 2, 8)) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === sumOf(0, 1, 10) % 10;
}
