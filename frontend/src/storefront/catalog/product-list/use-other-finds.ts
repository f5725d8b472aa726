import { keepPreviousData } from '@tanstack/react-query';
import type { BlogPostCard } from '@contract/blog/blog.views.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useFeatures } from '../../../lib/site/use-features.js';

const MOST_POSTS = 3;

export interface OtherFinds {
  readonly status: 'none' | 'loading' | 'error' | 'ready';
  /** The next session of each workshop. */
  readonly workshops: readonly WorkshopSessionView[];
  readonly posts: readonly BlogPostCard[];
  readonly retry: () => void;
}

export function isFound({ status, workshops, posts }: OtherFinds): boolean {
  return status === 'ready' && workshops.length + posts.length > 0;
}

/** Reads the workshops and posts that a searched text names besides the pieces. */
export function useOtherFinds(search: string): OtherFinds {
  const features = useFeatures();
  const whileIn = (isInUse: boolean) => ({
    enabled: search !== '' && isInUse,
    placeholderData: keepPreviousData,
  });
  const workshops = trpc.workshops.search.useQuery({ search }, whileIn(features.workshops));
  const posts = trpc.blog.posts.useQuery({ search, page: 1 }, whileIn(features.blog));
  const both = [...(features.workshops ? [workshops] : []), ...(features.blog ? [posts] : [])];
  return {
    status: search === '' ? 'none' : statusOf(both),
    workshops: workshops.data ?? [],
    posts: posts.data?.posts.slice(0, MOST_POSTS) ?? [],
    retry: () => both.forEach(({ refetch }) => void refetch()),
  };
}

function statusOf(queries: readonly { readonly isLoadingError: boolean; readonly isPending: boolean }[]) {
  if (queries.some(({ isLoadingError }) => isLoadingError)) return 'error';
  return queries.some(({ isPending }) => isPending) ? 'loading' : 'ready';
}
