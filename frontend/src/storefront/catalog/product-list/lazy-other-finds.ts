import { lazySection } from '../../../lib/lazy-section.js';

/** Only a search needs this code. */
export const OtherFindsList = lazySection(async () => (await import('./other-finds-list.js')).OtherFindsList);
