import type { BlogPage, BlogPostCard, BlogPostView } from '@contract/blog/blog.views.js';

export const aPost = (overrides: Partial<BlogPostCard> = {}): BlogPostCard => ({
  slug: 'seladon-yesili',
  title: 'Seladon yeşili neden her fırında başka çıkar?',
  excerpt: 'Aynı sır, aynı kil, aynı derece.',
  category: 'Sırlama',
  authorName: 'Elif Karaca',
  publishedAt: '2026-11-14T06:00:00.000Z',
  readingMinutes: 4,
  picture: null,
  ...overrides,
});

/** Posts that differ: 'Yazı 1', 'Yazı 2', … */
export const somePosts = (count: number, firstNumber = 1): readonly BlogPostCard[] =>
  Array.from({ length: count }, (_, index) =>
    aPost({ slug: `yazi-${firstNumber + index}`, title: `Yazı ${firstNumber + index}` }),
  );

export const aBlogPage = (
  posts: readonly BlogPostCard[] = [aPost()],
  overrides: Partial<BlogPage> = {},
): BlogPage => ({ posts, total: posts.length, perPage: 6, ...overrides });

export const aPostView = (overrides: Partial<BlogPostView> = {}): BlogPostView => ({
  ...aPost(),
  contentHtml: '<p>Seladon saydam bir sırdır.</p><h2>Derece değil, yol</h2><p>Acele etmeyin.</p>',
  tags: ['seladon', 'sır'],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
  updatedAt: '2026-11-14T06:00:00.000Z',
  related: [],
  ...overrides,
});
