import '../../lib/forms/class-metadata.js';
import { Route, Routes } from 'react-router-dom';
import { BlogPage } from './blog-page.js';
import { EditPostPage } from './edit-post-page.js';
import { NewPostPage } from './new-post-page.js';

/** The routes below /admin/blog. */
export function BlogSection() {
  return (
    <Routes>
      <Route index element={<BlogPage />} />
      <Route path="yeni" element={<NewPostPage />} />
      <Route path=":postId" element={<EditPostPage />} />
    </Routes>
  );
}
