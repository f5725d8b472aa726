import { paths } from './paths.js';

/** The names in the address of a narrowed blog. */
export const BLOG_FILTER_NAMES = { category: 'kategori', tag: 'etiket' } as const;

/** The posts that share a category or a tag. */
export function narrowedBlog(name: keyof typeof BLOG_FILTER_NAMES, value: string): string {
  return `${paths.blog}?${new URLSearchParams({ [BLOG_FILTER_NAMES[name]]: value })}`;
}
