import { formatSession } from '../../contract/workshops/session.js';
import type { LegalLine } from '../../contract/legal/legal-facts.js';
import type { LineKind } from '../../contract/orders/line-kind.js';
import type { NewOrderLine } from '../orders/new-order.js';

/** A line as the contracts describe it; a workshop with its day and hours. */
export function legalLine(line: NewOrderLine & { readonly kind: LineKind }): LegalLine {
  const { kind, session, quantity, unitPriceKurus, totalKurus, vatRatePercent, policy } = line;
  const when = session && formatSession(session);
  const details = [when, line.isStudent ? 'öğrenci fiyatı' : null].filter(Boolean).join(', ');
  const name = details === '' ? line.name : `${line.name} (${details})`;
  return { kind, name, quantity, unitPriceKurus, totalKurus, vatRatePercent, policy };
}
