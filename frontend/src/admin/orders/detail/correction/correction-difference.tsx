import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { CorrectionPreview } from '@contract/orders/corrections/corrections.views.js';
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '@contract/payments/payment-method.js';
import { Pair, Pairs } from '../../../ui/block.js';

/** What a correction would make of the order's sums, and where the money goes. */
export function CorrectionDifference({ shown }: { readonly shown: CorrectionPreview }) {
  const { before, after } = shown;
  const differenceKurus = after.totalKurus - before.totalKurus;
  return (
    <chakra.div bg="bg.subtle" borderRadius="md" p="4">
      <Pairs>
        <Change name="İndirim" from={before.discountKurus} to={after.discountKurus} />
        <Change name="Kargo" from={before.shippingKurus} to={after.shippingKurus} />
        {vatChanges(shown).map(({ ratePercent, from, to }) => (
          <Change key={ratePercent} name={`KDV %${ratePercent}`} from={from} to={to} />
        ))}
        <Pair name="Toplam">
          {formatTl(before.totalKurus)} yerine {formatTl(after.totalKurus)}
        </Pair>
        <Pair name="Fark" strong>
          {signed(differenceKurus)}
        </Pair>
        {after.openKurus > 0 && (
          <Pair name="Kalan" strong>
            {formatTl(after.openKurus)}
          </Pair>
        )}
      </Pairs>
      <chakra.ul mt="3" display="grid" gap="1" textStyle="sm" color="fg.muted">
        {consequences(shown).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Nothing when the amount stays. */
function Change({ name, from, to }: { readonly name: string; readonly from: number; readonly to: number }) {
  if (from === to) return null;
  return (
    <Pair name={name}>
      {formatTl(from)} yerine {formatTl(to)}
    </Pair>
  );
}

function vatChanges({ before, after }: CorrectionPreview) {
  const rates = [...new Set([...before.vatGroups, ...after.vatGroups].map(({ ratePercent }) => ratePercent))];
  const vatOf = (groups: CorrectionPreview['after']['vatGroups'], rate: number) =>
    groups.find(({ ratePercent }) => ratePercent === rate)?.vatKurus ?? 0;
  return rates
    .sort((a, b) => a - b)
    .map((ratePercent) => ({
      ratePercent,
      from: vatOf(before.vatGroups, ratePercent),
      to: vatOf(after.vatGroups, ratePercent),
    }));
}

function signed(kurus: number): string {
  if (kurus === 0) return formatTl(0);
  return kurus > 0 ? `+${formatTl(kurus)}` : `−${formatTl(-kurus)}`;
}

function consequences({ lines, before, after, givenBack }: CorrectionPreview): string[] {
  const isMore = lines.some((line) => line.after > line.before);
  return [
    ...givenBack.map(({ method, amountKurus }) => wayBack(method, formatTl(amountKurus))),
    ...(isMore ? ['Eklenenler bugünkü fiyattan, ayrı bir kalem olarak yazılır.'] : []),
    ...(after.openKurus > before.openKurus
      ? ['Kalan tutarı ödeme bağlantısıyla isteyebilir ya da alınca kaydedebilirsiniz.']
      : []),
  ];
}

function wayBack(method: PaymentMethod, amount: string): string {
  if (method === 'card') return `${amount} müşterinin kartına döner.`;
  if (method === 'credit') return `${amount} müşterinin kredisine geri eklenir.`;
  return `${PAYMENT_METHOD_LABELS[method]} olarak alınan ${amount}, müşteriye sizin geri vermenizi bekler.`;
}
