import { useParams } from 'react-router-dom';
import type { BlogPostView } from '@contract/blog/blog.views.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useLiveChanges } from '../../../lib/live/use-live-changes.js';
import { PostContent } from '../../../ui/blog-post/post-content.js';
import { PostMissing, PostSkeleton, PostUnreachable } from './post-states.js';
import { RelatedPosts } from './related-posts.js';
import { usePost } from './use-post.js';
import { useViewCount } from './use-view-count.js';

const LIVE_TOPICS = ['blog'] as const;

export function BlogPostPage() {
  useLiveChanges(LIVE_TOPICS);
  const { slug = '' } = useParams();
  const state = usePost(slug);
  switch (state.status) {
    case 'ready':
      return <Post key={state.post.slug} post={state.post} />;
    case 'missing':
      return <PostMissing />;
    case 'unreachable':
      return <PostUnreachable isRetrying={state.isRetrying} onRetry={state.retry} />;
    case 'loading':
      return <PostSkeleton />;
  }
}

function Post({ post }: { readonly post: BlogPostView }) {
  useDocumentTitle(post.metaTitle || post.title);
  useViewCount(post.slug);
  return (
    <>
      <PostContent post={post} />
      <RelatedPosts posts={post.related} />
    </>
  );
}
