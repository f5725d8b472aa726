import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { SaveFeaturesDto } from '@contract/studio/features.dto.js';
import { FEATURE_NAMES, type Feature, FEATURES } from '@contract/studio/features.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export type FeaturesValues = SavedSection<'features'>;

export const featuresResolver = classValidatorResolver(SaveFeaturesDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<FeaturesValues>;

/** What visitors find while the part is in use. */
export const FEATURE_HELP: Readonly<Record<Feature, string>> = {
  shop: 'Ana sayfadaki ürünler, raf ve ürün sayfaları.',
  workshops: 'Workshop sayfası, takvim, yer ayırtma ve bilgi talepleri.',
  bulkOrders: 'Ana sayfadaki toplu sipariş bölümü ve formu.',
  blog: 'Blog sayfaları, ana sayfadaki yazılar ve RSS beslemesi.',
  newsletter: 'Sayfaların altındaki bülten formu. Abonelikten çıkmak her zaman mümkündür.',
};

/** The parts that are in use and would not be after saving. */
export function switchedOff(before: FeaturesValues, after: FeaturesValues): Feature[] {
  return FEATURES.filter((feature) => before[feature] && !after[feature]);
}

/** Lists the differences between the form and what somebody else saved. */
export function featuresConflict(mine: FeaturesValues, theirs: FeaturesValues): ConflictField[] {
  return FEATURES.filter((feature) => mine[feature] !== theirs[feature]).map((feature) => ({
    label: FEATURE_NAMES[feature],
    mine: shown(mine[feature]),
    theirs: shown(theirs[feature]),
  }));
}

const shown = (isOn: boolean) => (isOn ? 'Açık' : 'Kapalı');
