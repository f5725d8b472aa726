import { searchForm } from '../common/turkish-text.js';

const MAX_LENGTH = 70;

/**
 * Derives the slug from a title (specification 3, section 5): '3.5 kg kil: İlk gün' → '35-kg-kil-ilk-gun'.
 * Other characters are dropped without separating words. Empty when no character of the title can stay.
 */
export function blogSlugOf(title: string): string {
  return searchForm(title)
    .replace(/[^a-z0-9\s\p{Pd}]+/gu, '')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
