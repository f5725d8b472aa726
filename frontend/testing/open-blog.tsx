import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AppProviders } from '../src/app-providers.js';
import { BlogPage } from '../src/storefront/blog/blog-page.js';
import { BlogPostPage } from '../src/storefront/blog/post/blog-post-page.js';
import { BlogTeaser } from '../src/storefront/home/blog-teaser.js';
import { ToastRegion } from '../src/ui/toast-region.js';
import { aBlogPage, aPostView } from './blog.js';
import { fakeServer, type FakeProcedures } from './fake-server.js';
import { TEST_SITE_TEXTS } from './test-studio.js';

export const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: 30_000 } } });

/** Opens the pages of the blog alone; `address()` returns the current address. */
export function openBlog(address = '/blog', procedures: FakeProcedures = {}, queryClient = newQueryClient()) {
  const links = fakeServer({
    'content.site': () => TEST_SITE_TEXTS,
    'blog.posts': () => aBlogPage(),
    'blog.post': () => aPostView(),
    'blog.countView': () => undefined,
    ...procedures,
  });
  let current = '';
  function Location() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      current = decodeURIComponent(pathname + search);
    }, [pathname, search]);
    return null;
  }
  const { container, unmount } = render(
    <AppProviders links={links} queryClient={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Location />
        <ToastRegion />
        <Routes>
          <Route path="/" element={<BlogTeaser />} />
          <Route path="/blog" element={<BlogPage />} />
          <Route path="/blog/:slug" element={<BlogPostPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </AppProviders>,
  );
  return { user: userEvent.setup(), address: () => current, container, unmount };
}
