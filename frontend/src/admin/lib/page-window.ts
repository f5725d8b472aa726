import type { PageOf, Pagination } from '@contract/admin/page.query.js';
import { numberText } from './number-text.js';

/** Specification 2, section 9: up to five buttons around the page that is shown. */
const MOST_BUTTONS = 5;

export function pageWindow({ page, totalPages }: Pick<Pagination, 'page' | 'totalPages'>): number[] {
  const count = Math.min(MOST_BUTTONS, totalPages);
  const centred = page - Math.floor(MOST_BUTTONS / 2);
  const first = Math.max(1, Math.min(centred, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A page that a link or a deletion left behind the last one. Where counting was given up, nobody knows. */
export function isBeyondEnd({ page, totalPages, isExact }: Pagination): boolean {
  return isExact && page > totalPages;
}

/** Undefined as long as nothing is known of the page that will be shown: behind the last one the pager turns back. */
export function itemsOf<Item>(page: PageOf<Item> | undefined): readonly Item[] | undefined {
  return page === undefined || isBeyondEnd(page.pagination) ? undefined : page.items;
}

/** '1.248', and '10.000+' where counting was given up. */
export function countText({ totalRecords, isExact }: Pick<Pagination, 'totalRecords' | 'isExact'>): string {
  return `${numberText(totalRecords)}${isExact ? '' : '+'}`;
}

/** 'Toplam 1.248 sipariş · sayfa 1 / 50' */
export function listSummary(pagination: Pagination, ofWhat: string): string {
  const pages = `${numberText(pagination.totalPages)}${pagination.isExact ? '' : '+'}`;
  return `Toplam ${countText(pagination)} ${ofWhat} · sayfa ${numberText(pagination.page)} / ${pages}`;
}
