import type { BlogPage, BlogPostCard } from '@contract/blog/blog.views.js';
import { pagedList, type PagedList } from '../../lib/server/paged-list.js';
import { trpc } from '../../lib/server/trpc.js';
import type { BlogAddress } from './use-blog-address.js';

export interface BlogPages extends PagedList<BlogPage> {
  readonly posts: readonly BlogPostCard[];
}

/** Reads the first `pages` pages of the blog. */
export function useBlogPages({ category, tag, pages }: BlogAddress): BlogPages {
  const filter = { ...(category && { category }), ...(tag && { tag }) };
  const queries = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) => t.blog.posts({ ...filter, page: index + 1 })),
  );
  const list = pagedList(queries);
  return { ...list, posts: withoutRepeats(list.pages) };
}

/** Drops repeated posts. A post that was published between two reads moves the last one of a page to the next. */
function withoutRepeats(pages: readonly BlogPage[]): readonly BlogPostCard[] {
  const posts = pages.flatMap((page) => page.posts);
  return [...new Map(posts.map((post) => [post.slug, post])).values()];
}
