import { formatDate } from '@contract/common/dates.js';
import { SaveVatDto } from '@contract/studio/vat.dto.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { vatChangeProblem, type VatRules } from '@contract/studio/vat.js';
import type { EditedSection } from '../../edited-section.js';

export type VatValues = SavedSection<'vat'>;

export const DEFAULT_LABELS = {
  productRateId: 'Ürünler',
  workshopRateId: 'Workshoplar',
  shippingRateId: 'Kargo',
} as const satisfies Partial<Record<keyof VatRules, string>>;

export type DefaultName = keyof typeof DEFAULT_LABELS;
export const DEFAULT_NAMES = Object.keys(DEFAULT_LABELS) as DefaultName[];

function inWords(rules: VatRules) {
  const nameOf = (id: string) => rules.rates.find((rate) => rate.id === id)?.name ?? '';
  return {
    'KDV oranları': rules.rates
      .map(({ name, percents }) => `${name}: ${percents.map(describePercent).join(', ')}`)
      .join('\n'),
    [DEFAULT_LABELS.productRateId]: nameOf(rules.productRateId),
    [DEFAULT_LABELS.workshopRateId]: nameOf(rules.workshopRateId),
    [DEFAULT_LABELS.shippingRateId]: nameOf(rules.shippingRateId),
  };
}

/** '%20 (10.07.2023)' */
function describePercent({ percent, from }: { readonly percent: number; readonly from: string }): string {
  return from === '' ? `%${percent}` : `%${percent} (${formatDate(from)})`;
}

export const VAT_SECTION: EditedSection<VatValues> = {
  section: 'vat',
  dto: SaveVatDto,
  inWords,
  restoreProblem: vatChangeProblem,
};
