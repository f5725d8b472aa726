import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { formatTl } from '@contract/common/money.js';
import { SaveShippingDto } from '@contract/studio/shipping-rules.dto.js';
import type { ShippingMode, ShippingRules } from '@contract/studio/shipping-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export type ShippingValues = SavedSection<'shipping'>;

export const shippingResolver = classValidatorResolver(SaveShippingDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<ShippingValues>;

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

/** Lists the differences between the form and what somebody else saved. */
export function shippingConflict(mine: ShippingValues, theirs: ShippingValues): ConflictField[] {
  const [here, there] = [shown(mine), shown(theirs)];
  return (Object.keys(SHIPPING_LABELS) as (keyof ShippingRules)[])
    .map((name) => ({ label: SHIPPING_LABELS[name], mine: here[name], theirs: there[name] }))
    .filter((field) => field.mine !== field.theirs);
}

function shown(rules: ShippingRules): Readonly<Record<keyof ShippingRules, string>> {
  return {
    mode: MODE_NAMES[rules.mode],
    feeKurus: formatTl(rules.feeKurus),
    freeFromKurus: formatTl(rules.freeFromKurus),
    weightClasses: rules.weightClasses
      .map(({ upToGrams, feeKurus }) => `${upToGrams} grama kadar ${formatTl(feeKurus)}`)
      .join('\n'),
    heavierFeeKurus: formatTl(rules.heavierFeeKurus),
    defaultWeightGrams: `${rules.defaultWeightGrams} gram`,
    offersPickUp: rules.offersPickUp ? 'Açık' : 'Kapalı',
  };
}
