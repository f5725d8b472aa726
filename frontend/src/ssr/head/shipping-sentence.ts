import type { SiteTexts } from '@contract/content/site.js';
import { describeShipping } from '@contract/studio/shipping-promise.js';

/** What the shop promises about shipping, as a sentence; empty when that is unknown. */
export function shippingSentence({ shipping }: SiteTexts): string {
  return shipping === null ? '' : `${describeShipping(shipping)}.`;
}
