import { lazySection } from '../../../lib/navigation/lazy-section.js';

/** Only a search needs this code. */
export const OtherFindsList = lazySection(async () => (await import('./other-finds-list.js')).OtherFindsList);
