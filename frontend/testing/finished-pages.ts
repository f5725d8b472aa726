import type { BlogPostCard, BlogPostView } from '@contract/blog/blog.views.js';
import type { Picture } from '@contract/media/picture.js';
import type { Site } from '../src/ssr/structured-data/site.js';
import { TEST_SITE_TEXTS } from './test-studio.js';

export const aSite = (overrides: Partial<Site> = {}): Site => ({
  origin: 'https://toprak.example',
  texts: TEST_SITE_TEXTS,
  ...overrides,
});

export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  fileName: 'seladon-kupa-1a2b3c.webp',
  width: 2000,
  height: 1500,
  placeholder: '',
  alt: 'Seladon sırlı kupa',
  ...overrides,
});

export const aPostCard = (overrides: Partial<BlogPostCard> = {}): BlogPostCard => ({
  slug: 'sir-nasil-erir',
  title: 'Sır nasıl erir?',
  excerpt: 'Fırının içinde, 1220 derecede olup bitenler.',
  category: 'Sır Teknikleri',
  authorName: 'Defne Aksoy',
  publishedAt: '2026-11-02T07:00:00.000Z',
  readingMinutes: 4,
  picture: aPicture(),
  ...overrides,
});

export const aPost = (overrides: Partial<BlogPostView> = {}): BlogPostView => ({
  ...aPostCard(),
  contentHtml: '<h2>Cam, ama kilden</h2><p>Sır bir <strong>camdır</strong>.</p>',
  tags: ['sır', 'fırın'],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
  updatedAt: '2026-11-03T09:30:00.000Z',
  related: [],
  ...overrides,
});
