import { FILTER_NAMES } from './product-filter-names.js';
import { PAGE_PARAM, readPage } from './page-param.js';
import { paths } from './paths.js';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The one address under which search engines list a page. Each category and page of the shelf is listed by itself,
 * because it shows other pieces; a sort order shows the same ones.
 */
export function canonicalPath({ pathname, search }: Place): string {
  if (pathname !== paths.shelf) return pathname;
  const shown = new URLSearchParams(search);
  const category = shown.get(FILTER_NAMES.category);
  const page = readPage(shown);
  const kept = new URLSearchParams({
    ...(category && { [FILTER_NAMES.category]: category }),
    ...(page > 1 && { [PAGE_PARAM]: String(page) }),
  });
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}
