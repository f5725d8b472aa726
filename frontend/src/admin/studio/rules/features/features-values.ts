import { SaveFeaturesDto } from '@contract/studio/features.dto.js';
import { FEATURE_NAMES, type Feature, FEATURES, type Features } from '@contract/studio/features.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type FeaturesValues = SavedSection<'features'>;

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

function inWords(features: Features) {
  return Object.fromEntries(
    FEATURES.map((feature) => [FEATURE_NAMES[feature], features[feature] ? 'Açık' : 'Kapalı']),
  );
}

export const FEATURES_SECTION: EditedSection<FeaturesValues> = {
  section: 'features',
  dto: SaveFeaturesDto,
  inWords,
};
