import { formatTl } from '@contract/common/money.js';
import { SaveShippingDto } from '@contract/studio/shipping-rules.dto.js';
import type { ShippingMode, ShippingRules } from '@contract/studio/shipping-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type ShippingValues = SavedSection<'shipping'>;

export const MODE_NAMES: Readonly<Record<ShippingMode, string>> = {
  free: 'Kargo her siparişte bizden',
  fixed: 'Her siparişte aynı ücret',
  free_above: 'Bir tutardan sonra bizden',
  by_weight: 'Ağırlığa göre',
};

export const SHIPPING_LABELS: Readonly<Record<keyof ShippingRules, string>> = {
  mode: 'Kargo ücreti',
  feeKurus: 'Kargo ücreti (TL, KDV dâhil)',
  freeFromKurus: 'Kargonun bizden olduğu tutar (TL)',
  weightClasses: 'Ağırlık sınıfları',
  heavierFeeKurus: 'Daha ağır paketlerde ücret (TL)',
  defaultWeightGrams: 'Ağırlığı yazılmamış parça (gram)',
  offersPickUp: 'Atölyeden teslim',
};

function inWords(rules: ShippingRules) {
  return {
    [SHIPPING_LABELS.mode]: MODE_NAMES[rules.mode],
    [SHIPPING_LABELS.feeKurus]: formatTl(rules.feeKurus),
    [SHIPPING_LABELS.freeFromKurus]: formatTl(rules.freeFromKurus),
    [SHIPPING_LABELS.weightClasses]: rules.weightClasses
      .map(({ upToGrams, feeKurus }) => `${upToGrams} grama kadar ${formatTl(feeKurus)}`)
      .join('\n'),
    [SHIPPING_LABELS.heavierFeeKurus]: formatTl(rules.heavierFeeKurus),
    [SHIPPING_LABELS.defaultWeightGrams]: `${rules.defaultWeightGrams} gram`,
    [SHIPPING_LABELS.offersPickUp]: rules.offersPickUp ? 'Açık' : 'Kapalı',
  };
}

export const SHIPPING_SECTION: EditedSection<ShippingValues> = {
  section: 'shipping',
  dto: SaveShippingDto,
  inWords,
};
