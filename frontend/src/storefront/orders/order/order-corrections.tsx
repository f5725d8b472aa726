import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { OrderView } from '@contract/orders/order.views.js';

type Correction = OrderView['corrections'][number];

/** What was corrected about the order; it belongs to the contract, which stays as it was accepted. */
export function OrderCorrections({ corrections }: Pick<OrderView, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <chakra.section aria-labelledby="order-corrections" display="grid" gap="3">
      <chakra.h2 id="order-corrections" textStyle="h3">
        Siparişinizdeki düzeltmeler
      </chakra.h2>
      <chakra.p textStyle="note" color="fg.muted">
        Onayladığınız sözleşme olduğu gibi durur; bu düzeltmeler onun ekidir.
      </chakra.p>
      <chakra.ul display="grid" gap="3">
        {corrections.map((correction) => (
          <li key={correction.id}>
            <chakra.span textStyle="note" color="fg.muted">
              {formatDateTime(correction.madeAt)}
            </chakra.span>
            <chakra.p overflowWrap="anywhere">{whatOf(correction)}</chakra.p>
            <chakra.p color="fg.muted">{sumsOf(correction)}</chakra.p>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const REASONS: Record<Correction['kind'], string> = {
  lines: '',
  student_difference: 'Öğrenci belgesi olmadığı için normal fiyat: ',
  other_day: 'Başka günün fiyatı: ',
};

function whatOf({ kind, lines }: Correction): string {
  const named = lines.map(({ name, when, before, after }) => {
    const what = when === null ? name : `${name}, ${when}`;
    return kind === 'lines' ? `${what}: ${before} yerine ${after}` : what;
  });
  return `${REASONS[kind]}${named.join('; ')}`;
}

function sumsOf({ totalBeforeKurus, totalAfterKurus, givenBackKurus }: Correction): string {
  const back = givenBackKurus > 0 ? ` ${formatTl(givenBackKurus)} size geri verildi.` : '';
  return `Toplam ${formatTl(totalBeforeKurus)} idi, ${formatTl(totalAfterKurus)} oldu.${back}`;
}
