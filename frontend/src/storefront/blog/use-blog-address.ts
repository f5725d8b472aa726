import { useSearchParams } from 'react-router-dom';
import { BLOG_CATEGORIES, type BlogCategory } from '@contract/blog/blog-category.js';
import { TAG_LENGTH } from '@contract/blog/blog-limits.js';
import { BLOG_FILTER_NAMES } from '../../lib/navigation/blog-address.js';
import { PAGE_PARAM, readPage } from '../../lib/navigation/page-param.js';

export interface BlogAddress {
  readonly category: BlogCategory | null;
  readonly tag: string | null;
  readonly isFiltered: boolean;
  /** The number of pages shown. */
  readonly pages: number;
  /** The search part of the address with one more page. */
  readonly more: string;
}

/** Reads the filters and pages of the blog from the address. */
export function useBlogAddress(): BlogAddress {
  const [params] = useSearchParams();
  const named = params.get(BLOG_FILTER_NAMES.category);
  const category = BLOG_CATEGORIES.find((known) => known === named) ?? null;
  const tag = params.get(BLOG_FILTER_NAMES.tag)?.trim().slice(0, TAG_LENGTH) || null;
  const pages = readPage(params);
  const next = new URLSearchParams(params);
  next.set(PAGE_PARAM, String(pages + 1));
  return { category, tag, isFiltered: category !== null || tag !== null, pages, more: `?${next}` };
}
