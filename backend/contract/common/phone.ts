/**
 * Turkish numbers typed in any usual way (0532 …, 532 …, +90 (532) …, 0090…) → '+905321234567';
 * a foreign number must begin with + or 00. Null when it cannot be a phone number.
 */
export function normalisePhone(typed: string): string | null {
  if (!/^[+\d\s().\-/]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const isInternational = typed.trim().startsWith('+') || digits.startsWith('00');
  const international = isInternational ? digits.replace(/^00/, '') : '';
  const national = nationalDigits(isInternational, international, digits);
  if (national !== null) return /^[2-58]\d{9}$/.test(national) ? `+90${national}` : null;
  return /^[1-9]\d{6,14}$/.test(international) ? `+${international}` : null;
}

function nationalDigits(isInternational: boolean, international: string, digits: string): string | null {
  if (isInternational) {
    return international.startsWith('90') ? international.slice(2).replace(/^0/, '') : null;
  }
  if (digits.length === 12 && digits.startsWith('90')) return digits.slice(2);
  return digits.replace(/^0/, '');
}

/** '+905321234567' → '0532 123 45 67'; foreign numbers stay as they are. */
export function formatPhone(phone: string): string {
  const match = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `0${match[1] ?? ''} ${match[2] ?? ''} ${match[3] ?? ''} ${match[4] ?? ''}` : phone;
}
