import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { formatDate } from '@contract/common/dates.js';
import { SaveVatDto } from '@contract/studio/vat.dto.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { VatRules } from '@contract/studio/vat.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export type VatValues = SavedSection<'vat'>;

export const vatResolver = classValidatorResolver(SaveVatDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<VatValues>;

export const DEFAULT_LABELS = {
  productRateId: 'Ürünler',
  workshopRateId: 'Workshoplar',
  shippingRateId: 'Kargo',
} as const satisfies Partial<Record<keyof VatRules, string>>;

export type DefaultName = keyof typeof DEFAULT_LABELS;
export const DEFAULT_NAMES = Object.keys(DEFAULT_LABELS) as DefaultName[];

const LABELS: Readonly<Record<keyof VatRules, string>> = { rates: 'KDV oranları', ...DEFAULT_LABELS };

/** Lists the differences between the form and what somebody else saved. */
export function vatConflict(mine: VatValues, theirs: VatValues): ConflictField[] {
  const [here, there] = [shown(mine), shown(theirs)];
  return (Object.keys(LABELS) as (keyof VatRules)[])
    .map((name) => ({ label: LABELS[name], mine: here[name], theirs: there[name] }))
    .filter((field) => field.mine !== field.theirs);
}

function shown(rules: VatRules): Readonly<Record<keyof VatRules, string>> {
  const nameOf = (id: string) => rules.rates.find((rate) => rate.id === id)?.name ?? '';
  return {
    rates: rules.rates
      .map(({ name, percents }) => `${name}: ${percents.map(describePercent).join(', ')}`)
      .join('\n'),
    productRateId: nameOf(rules.productRateId),
    workshopRateId: nameOf(rules.workshopRateId),
    shippingRateId: nameOf(rules.shippingRateId),
  };
}

/** '%20 (10.07.2023)' */
function describePercent({ percent, from }: { readonly percent: number; readonly from: string }): string {
  return from === '' ? `%${percent}` : `%${percent} (${formatDate(from)})`;
}
