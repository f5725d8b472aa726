import type { Feature } from '@contract/studio/features.js';
import { type LazyPage, lazyPage } from '../lib/navigation/lazy-page.js';
import { useFeatures } from '../lib/site/use-features.js';

export const NotFoundPage = lazyPage(() => import('./not-found/not-found-page.js'), 'NotFoundPage');

/** The page of a part of the shop; for a studio that does not use it, there is no such page. */
export function whileInUse(feature: Feature, Page: LazyPage): LazyPage {
  const PageInUse = () => (useFeatures()[feature] ? <Page /> : <NotFoundPage />);
  return Object.assign(PageInUse, { preload: Page.preload });
}
