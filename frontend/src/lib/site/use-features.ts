import { ALL_FEATURES, type Features } from '@contract/studio/features.js';
import { useSiteTexts } from './use-site-texts.js';

/** Returns which parts of the shop the studio uses; all of them until that is known. */
export function useFeatures(): Features {
  return useSiteTexts().copy?.features ?? ALL_FEATURES;
}
