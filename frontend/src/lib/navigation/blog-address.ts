import { paths } from './paths.js';

/** The query parameters of the blog's filters. */
export const BLOG_FILTER_NAMES = { category: 'kategori', tag: 'etiket' } as const;

/** Returns the address of the posts with a category or a tag. */
export function narrowedBlog(name: keyof typeof BLOG_FILTER_NAMES, value: string): string {
  return `${paths.blog}?${new URLSearchParams({ [BLOG_FILTER_NAMES[name]]: value })}`;
}
