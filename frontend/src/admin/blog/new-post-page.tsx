import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../lib/admin-paths.js';
import { RecordHead } from '../ui/record-head.js';
import { BLOG } from './blog.texts.js';
import { PostForm } from './post-form.js';

export function NewPostPage() {
  const navigate = useNavigate();
  return (
    <>
      <RecordHead list={BLOG} title="Yeni Yazı" />
      <PostForm
        post={null}
        onMade={({ id }) => {
          // Without the router, which would begin the form anew under the writer's hands.
          window.history.replaceState(window.history.state, '', adminPaths.blogPost(id));
        }}
        onSaved={({ id }) => void navigate(adminPaths.blogPost(id), { replace: true })}
      />
    </>
  );
}
