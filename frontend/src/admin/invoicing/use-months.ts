import { formatMonth, studioDate } from '@contract/common/dates.js';
import { useNow } from '../../lib/time/use-now.js';

const MONTHS_SHOWN = 24;

/** The last months as choices, the current one first. */
export function useMonths(): readonly { readonly value: string; readonly label: string }[] {
  const [year = 0, month = 1] = studioDate(useNow()).split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => {
    const index = year * 12 + (month - 1) - back;
    const value = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return { value, label: formatMonth(value) };
  });
}
