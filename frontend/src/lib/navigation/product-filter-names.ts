import { PAGE_PARAM } from './page-param.js';

/** The query parameters of a product list, by which a filtered list can be shared and reloaded. */
export const FILTER_NAMES = {
  search: 'ara',
  category: 'kategori',
  sort: 'sirala',
  page: PAGE_PARAM,
} as const;
