import { useNavigate, useParams } from 'react-router-dom';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { paths } from '../../lib/navigation/paths.js';
import { trpc } from '../../lib/server/trpc.js';
import { adminPaths } from '../lib/admin-paths.js';
import { RecordActions, RecordHead } from '../ui/record-head.js';
import { RecordNotLoaded } from '../ui/record-not-loaded.js';
import { RecordSkeleton } from '../ui/record-skeleton.js';
import { BLOG, LOAD_FAILED } from './blog.texts.js';
import { PostForm } from './post-form.js';
import { useRemovePost } from './use-remove-post.js';

export function EditPostPage() {
  const { postId: id = '' } = useParams();
  // Without cached data, so that the form begins with the current record.
  const post = trpc.admin.blog.view.useQuery({ id }, { gcTime: 0, refetchOnWindowFocus: false });
  const unsaved = trpc.admin.blog.unsaved.useQuery({ id }, { gcTime: 0, refetchOnWindowFocus: false });
  if (post.data && unsaved.data !== undefined) {
    return (
      <>
        <EditHead post={post.data} />
        <PostForm key={id} post={post.data} unsaved={unsaved.data} />
      </>
    );
  }
  const error = post.error ?? unsaved.error;
  return (
    <>
      <RecordHead list={BLOG} title="Yazı" />
      {error ? (
        <RecordNotLoaded
          error={error}
          onRetry={() => void Promise.all([post.refetch(), unsaved.refetch()])}
          failed={LOAD_FAILED}
          gone={{ code: 'blog_post_not_found', title: 'Blog yazısı bulunamadı' }}
          back={{ to: BLOG.to, label: 'Yazılara Dönün' }}
        />
      ) : (
        <RecordSkeleton rows={8} status="Yazı yükleniyor" />
      )}
    </>
  );
}

function EditHead({ post }: { readonly post: AdminBlogPost }) {
  const navigate = useNavigate();
  const remove = useRemovePost();
  const removeAndLeave = async () => {
    if (await remove(post)) void navigate(adminPaths.blog);
  };
  return (
    <RecordHead
      list={BLOG}
      title={post.title}
      lead={`Son değişiklik ${formatDateTime(post.updatedAt)}`}
      actions={
        <RecordActions
          publicPath={post.status === 'published' ? paths.blogPost(post.slug) : null}
          onRemove={() => void removeAndLeave()}
        />
      }
    />
  );
}
