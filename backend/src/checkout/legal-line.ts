import { formatLength, formatSession } from '../../contract/workshops/session.js';
import type { LegalLine } from '../../contract/legal/legal-facts.js';
import type { LegalFact } from '../../contract/orders/legal-document.js';
import type { LineKind } from '../../contract/orders/line-kind.js';
import type { NewOrderLine } from '../orders/new-order.js';

/** A line as the contracts describe it; a workshop with its day and hours. */
export function legalLine(line: NewOrderLine & { readonly kind: LineKind }): LegalLine {
  const { kind, session, quantity, unitPriceKurus, totalKurus, vatRatePercent, policy } = line;
  const when = session && formatSession(session);
  const details = [when, line.isStudent ? 'öğrenci fiyatı' : null].filter(Boolean).join(', ');
  const name = details === '' ? line.name : `${line.name} (${details})`;
  const qualities = qualitiesOf(line);
  return { kind, name, qualities, quantity, unitPriceKurus, totalKurus, vatRatePercent, policy };
}

/** The essential qualities that the regulation on distance sales asks for (article 5/1-a), as far as the studio wrote them. */
function qualitiesOf({ session, description, material, dimensions, care }: NewOrderLine): LegalFact[] {
  const told = session
    ? [
        { label: 'Süre', value: formatLength(session) },
        { label: 'İçerik', value: description },
      ]
    : [
        { label: 'Malzeme', value: material },
        { label: 'Ölçüler', value: dimensions },
        { label: 'Bakım', value: care },
      ];
  return told
    .map(({ label, value }) => ({ label, value: value.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ value }) => value !== '');
}
