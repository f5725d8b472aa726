import { formatTl } from '@contract/common/money.js';
import type { VatGroup } from '@contract/orders/order-totals.js';

/** 'KDV dâhil (%10: 10,00 TL, %20: 180,00 TL)'; without amounts where nothing is paid. */
export function describeVat(groups: readonly VatGroup[]): string {
  if (groups.length === 0) return 'Fiyatlara KDV dâhildir.';
  const parts = groups.map(({ ratePercent, vatKurus }) => `%${ratePercent}: ${formatTl(vatKurus)}`);
  return `KDV dâhil (${parts.join(', ')})`;
}
