import {
  ADMIN_BLOG_SORTS,
  type AdminBlogQuery,
  type AdminBlogSort,
  BLOG_STATUSES,
} from '@contract/blog/admin-blog.query.js';
import { freeText, oneOf } from '../lib/filter-values.js';
import type { Sort } from '../lib/sort.js';
import { useListAddress } from '../lib/use-list-address.js';

const NEWEST_FIRST: Sort<AdminBlogSort> = { by: 'createdAt', order: 'desc' };

/** The filters of the list, by their names in the address. */
const LIST = {
  filters: { ara: freeText(), durum: oneOf(BLOG_STATUSES) },
  sorts: ADMIN_BLOG_SORTS,
  defaultSort: NEWEST_FIRST,
};

export type BlogList = ReturnType<typeof useBlogList>;

export function useBlogList() {
  const list = useListAddress(LIST);
  const { ara: search, durum: status } = list.filters;
  const query: AdminBlogQuery = {
    page: list.page,
    perPage: list.perPage,
    sort: list.sort.by,
    sortOrder: list.sort.order,
    ...(search !== undefined && { search }),
    ...(status !== undefined && { status }),
  };
  return { ...list, query, isNarrowed: Object.keys(list.filters).length > 0 };
}
