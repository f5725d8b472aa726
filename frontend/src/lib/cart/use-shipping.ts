import type { ShippingPromise } from '@contract/studio/shipping-rules.js';
import { useSiteTexts } from '../site/use-site-texts.js';

/** Returns what the studio promises about shipping; null while that is unknown. */
export function useShipping(): ShippingPromise | null {
  return useSiteTexts().copy?.shipping ?? null;
}
