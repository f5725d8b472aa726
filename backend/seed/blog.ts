import type { EntityManager } from 'typeorm';
import type { BlogPost } from '../src/blog/blog-post.entity.js';
import { type BlogPostDraft, WriteBlogPostService } from '../src/blog/write-blog-post.service.js';
import { Clock } from '../src/platform/clock.js';

const DEFAULT_POST: BlogPostDraft = {
  title: 'Kille ilk saat',
  content: '<p>Kil, acele edeni sevmez. Önce avucunuzun sıcaklığına alışsın.</p>',
  excerpt: 'İlk derste bir kâse çıkarmanız gerekmez.',
  category: 'Başlangıç Rehberi',
  tags: ['kil'],
  authorName: 'Elif Karaca',
  featuredFileId: null,
  featuredAlt: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
  status: 'published',
  publishedAt: null,
};

/** Writes a post as the studio would; used by the demo, by tests and by the browser's journeys. */
export function aBlogPost(
  manager: EntityManager,
  overrides: Partial<BlogPostDraft> = {},
  clock = new Clock(),
): Promise<BlogPost> {
  return new WriteBlogPostService(clock).create(manager, { ...DEFAULT_POST, ...overrides });
}
