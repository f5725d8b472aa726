import { POSTS_PER_PAGE } from '@contract/blog/blog-limits.js';
import { BlogGridSkeleton } from '../../ui/blog-card.js';
import { NoScriptFailure } from '../../ui/no-script-failure.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { FirstPostSkeleton } from './first-post.js';

export function BlogSkeleton({ withFirst }: { readonly withFirst: boolean }) {
  return (
    <>
      <NoScriptFailure title="Blog yazısı yüklenirken hata oluştu." />
      <VisuallyHidden role="status">Blog yazıları yükleniyor</VisuallyHidden>
      {withFirst && <FirstPostSkeleton />}
      <BlogGridSkeleton count={POSTS_PER_PAGE} />
    </>
  );
}
