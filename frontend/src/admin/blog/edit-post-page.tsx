import { ExternalLink, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { describeError } from '../../lib/describe-error.js';
import { paths } from '../../lib/paths.js';
import { trpc } from '../../lib/trpc.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { RecordSkeleton } from '../ui/record-skeleton.js';
import { LOAD_FAILED } from './blog.texts.js';
import { PostForm } from './post-form.js';
import { PostHead } from './post-head.js';
import { useRemovePost } from './use-remove-post.js';

export function EditPostPage() {
  const { postId: id = '' } = useParams();
  // A form begins with what is there now, never with what was there when the list was read.
  const post = trpc.admin.blog.view.useQuery({ id }, { gcTime: 0, refetchOnWindowFocus: false });
  if (post.data) {
    return (
      <>
        <EditHead post={post.data} />
        <PostForm key={id} post={post.data} />
      </>
    );
  }
  return (
    <>
      <PostHead title="Yazı" />
      {post.error ? (
        <NotLoaded error={post.error} onRetry={() => void post.refetch()} />
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
    <PostHead
      title={post.title}
      lead={`Son değişiklik ${formatDateTime(post.updatedAt)}`}
      actions={
        <>
          {post.status === 'published' && (
            <ButtonAnchor
              variant="outline"
              size="sm"
              icon={<Icon as={ExternalLink} />}
              href={paths.blogPost(post.slug)}
              target="_blank"
              rel="noreferrer"
            >
              Sitede Gör
            </ButtonAnchor>
          )}
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={Trash2} />}
            onClick={() => void removeAndLeave()}
          >
            Sil
          </Button>
        </>
      }
    />
  );
}

function NotLoaded({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { code, message } = describeError(error);
  if (code !== 'blog_post_not_found' && code !== 'invalid_input') {
    return <ErrorState titleAs="h2" title={LOAD_FAILED} onRetry={onRetry} />;
  }
  return (
    <ErrorState
      titleAs="h2"
      title={code === 'blog_post_not_found' ? message : 'Blog yazısı bulunamadı'}
      text="Silinmiş ya da adresi değişmiş olabilir."
      action={<ButtonLink to={adminPaths.blog}>Yazılara Dönün</ButtonLink>}
    />
  );
}
