import type { PageOf, Pagination } from '@contract/admin/page.query.js';
import { formatNumber } from './format-number.js';

/** Specification 2, section 9: up to five buttons around the page that is shown. */
const MOST_BUTTONS = 5;

export function pageWindow({ page, totalPages }: Pick<Pagination, 'page' | 'totalPages'>): number[] {
  const count = Math.min(MOST_BUTTONS, totalPages);
  const centred = page - Math.floor(MOST_BUTTONS / 2);
  const first = Math.max(1, Math.min(centred, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** True for a page beyond the last one, such as after a deletion. Unknown when counting stopped early. */
export function isBeyondEnd({ page, totalPages, isExact }: Pagination): boolean {
  return isExact && page > totalPages;
}

/** Undefined until the shown page is known; beyond the end the pager goes back. */
export function itemsOf<Item>(page: PageOf<Item> | undefined): readonly Item[] | undefined {
  return page === undefined || isBeyondEnd(page.pagination) ? undefined : page.items;
}

/** '1.248', or '10.000+' when counting stopped early. */
export function formatCount({ totalRecords, isExact }: Pick<Pagination, 'totalRecords' | 'isExact'>): string {
  return `${formatNumber(totalRecords)}${isExact ? '' : '+'}`;
}

/** 'Toplam 1.248 sipariş · sayfa 1 / 50' */
export function listSummary(pagination: Pagination, ofWhat: string): string {
  const pages = `${formatNumber(pagination.totalPages)}${pagination.isExact ? '' : '+'}`;
  return `Toplam ${formatCount(pagination)} ${ofWhat} · sayfa ${formatNumber(pagination.page)} / ${pages}`;
}
