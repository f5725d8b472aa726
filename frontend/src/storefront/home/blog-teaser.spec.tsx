import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aBlogPage, somePosts } from '../../../testing/blog.js';
import { openBlog } from '../../../testing/open-blog.js';

describe('the blog on the home page', () => {
  it('shows the three newest posts and the way to all', async () => {
    openBlog('/', { 'blog.posts': () => aBlogPage(somePosts(6), { total: 20 }) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Atölye defteri' })).toBeVisible();
    await screen.findByRole('heading', { level: 3, name: 'Yazı 1' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Tüm yazılar' })).toHaveAttribute('href', '/blog');
    expect(document.getElementById('blog')).toHaveAccessibleName('Atölye defteri');
  });

  it('says so when there is nothing to read yet', async () => {
    openBlog('/', { 'blog.posts': () => aBlogPage([]) });
    expect(await screen.findByText('Henüz yayınlanmış blog yazısı bulunmuyor.')).toBeVisible();
  });

  it('tells of a failure and tries again', async () => {
    let isDown = true;
    const { user } = openBlog('/', {
      'blog.posts': () => {
        if (isDown) throw new Error('down');
        return aBlogPage();
      },
    });
    expect(await screen.findByText('Blog yazısı yüklenirken hata oluştu')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: /Seladon yeşili/ })).toBeVisible();
  });
});
