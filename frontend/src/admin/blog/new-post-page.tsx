import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../lib/admin-paths.js';
import { PostForm } from './post-form.js';
import { PostHead } from './post-head.js';

export function NewPostPage() {
  const navigate = useNavigate();
  return (
    <>
      <PostHead title="Yeni Yazı" />
      <PostForm post={null} onSaved={({ id }) => void navigate(adminPaths.blogPost(id), { replace: true })} />
    </>
  );
}
