import type { LegalBlock } from '../orders/legal-document.js';
import type { BookingPolicy } from '../workshops/policies/booking-policy.js';
import { describePolicy } from '../workshops/policies/describe-policy.js';
import { list, paragraph } from './legal-blocks.js';
import { type GeneralFacts, type LegalFacts, orderOf } from './legal-facts.js';

/**
 * What guests may do with their seats, as the studio promises it. Without an order the general rules stand here; in one
 * those of each workshop, once where several have the same.
 */
export function policyBlocks(facts: GeneralFacts | LegalFacts): LegalBlock[] {
  const order = orderOf(facts);
  if (order === null) return generalBlocks(facts);
  const kinds = kindsOf(order);
  const [first] = kinds;
  if (kinds.length === 1 && first) return [list(...describePolicy(first.policy))];
  return kinds.flatMap(({ names, policy }) => [
    paragraph(`${names.join('; ')}:`),
    list(...describePolicy(policy)),
  ]);
}

function generalBlocks({ policies: { general, programs } }: GeneralFacts): LegalBlock[] {
  const others = paragraph(
    'Kuralları ayrı olan workshoplarda bu kurallar ödemeden önce sipariş özetinde yazar.',
  );
  return [list(...describePolicy(general)), ...(programs.length > 0 ? [others] : [])];
}

interface KindOfSeats {
  readonly names: readonly string[];
  readonly policy: BookingPolicy;
}

function kindsOf({ lines }: LegalFacts): KindOfSeats[] {
  const kinds = new Map<string, KindOfSeats>();
  for (const { name, policy } of lines) {
    if (policy === null) continue;
    const key = describePolicy(policy).join('\n');
    kinds.set(key, { policy, names: [...(kinds.get(key)?.names ?? []), name] });
  }
  return [...kinds.values()];
}
