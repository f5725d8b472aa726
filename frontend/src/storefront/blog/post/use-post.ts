import type { BlogPostView } from '@contract/blog/blog.views.js';
import { errorCodeOf } from '../../../lib/server/error-code.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useStaysMissing } from '../../../lib/server/use-stays-missing.js';

export type PostState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'unreachable'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly post: BlogPostView };

/** Errors that a retry does not change: the post does not exist, or cannot exist under such a name. */
const MISSING = new Set<unknown>(['blog_post_not_found', 'invalid_input']);

export function usePost(slug: string): PostState {
  const { data, error, isFetching, isPending, refetch } = trpc.blog.post.useQuery(
    { slug },
    // A 'not found' from the server is shown without another request.
    { enabled: slug !== '', retryOnMount: false },
  );
  const isMissing = useStaysMissing({
    key: slug,
    isMissing: slug === '' || (error !== null && MISSING.has(errorCodeOf(error))),
    isPending,
  });
  // Checked first, so that an open post that is withdrawn disappears.
  if (isMissing) return { status: 'missing' };
  if (data) return { status: 'ready', post: data };
  if (error) return { status: 'unreachable', retry: () => void refetch(), isRetrying: isFetching };
  return { status: 'loading' };
}
