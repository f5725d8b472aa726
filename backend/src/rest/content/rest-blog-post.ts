import { AppError } from '../../../contract/app-error.js';
import type { AdminBlogPost } from '../../../contract/blog/admin-blog.views.js';
import { BLOG_CATEGORIES } from '../../../contract/blog/blog-category.js';
import { BlogPostDto } from '../../../contract/blog/blog-post.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import type { PublishedPost } from '../../blog/blog-queries.service.js';
import { readingDocumented } from '../documented-names.js';
import { readStudioMinute } from '../http/read-studio-minute.js';

export const POST_NAMES = {
  authorName: 'author_name',
  featuredFileName: 'featured_image',
  featuredAlt: 'featured_alt',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
  publishAt: 'published_at',
};

/** Only title and content are required (specification 3, section 5). */
const DEFAULTS = { category: BLOG_CATEGORIES[0], status: 'draft' };
/** Texts that may be empty. */
const TEXTS = [
  'title',
  'slug',
  'content',
  'excerpt',
  'author_name',
  'featured_alt',
  'meta_title',
  'meta_description',
];
/** The address answered by an upload, or one under which pictures are served. */
const PICTURE_ADDRESS = /\/(?:media|uploads)\/([^/?#]+)|serve_image\.php\?file=([^&#]+)/;

const read = readingDocumented(dtoInput(BlogPostDto, { dropsUnknownFields: true }), POST_NAMES);

/** 'Blog post' of specification 1, section 3. */
export function restBlogPost(post: PublishedPost) {
  return { ...commonFields(post), content: post.contentHtml };
}

/** 'Blog post' of specification 3, section 3; missing texts are empty. */
export function restStudioPost(post: AdminBlogPost) {
  const { content, status, views, seoScore } = post;
  return { ...commonFields(post), content, status, views, seo_score: seoScore };
}

/** Fields absent from a known post stay unchanged. */
export function readRestPost(
  sent: Readonly<Record<string, unknown>>,
  known: AdminBlogPost | null,
): BlogPostDto {
  const kept = known ? { ...restStudioPost(known), featured_alt: known.picture?.alt ?? '' } : DEFAULTS;
  const all: Readonly<Record<string, unknown>> = { ...kept, ...sent };
  return read({
    ...all,
    ...Object.fromEntries(TEXTS.map((name) => [name, all[name] ?? ''])),
    category: all['category'] === '' ? DEFAULTS.category : all['category'],
    tags: wordsIn(all['tags']),
    meta_keywords: wordsIn(all['meta_keywords']),
    featured_image: fileNameIn(all['featured_image']),
    published_at: minuteIn(all['published_at']),
  });
}

/** The picture is a file name for serve_image.php. */
function commonFields(post: AdminBlogPost | PublishedPost) {
  const { id, slug, title, excerpt, category, authorName, createdAt, publishedAt } = post;
  return {
    ...{ id, slug, title, excerpt, category },
    author_name: authorName,
    created_at: createdAt,
    published_at: publishedAt,
    featured_image: post.picture?.fileName ?? null,
    tags: post.tags.join(', '),
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords.join(', '),
  };
}

/** Separated by commas, or a list. */
function wordsIn(value: unknown): unknown {
  if (value === undefined || value === null) return [];
  const words: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(words)) return words;
  return words
    .map((word: unknown) => (typeof word === 'string' ? word.trim() : word))
    .filter((word) => word !== '');
}

function fileNameIn(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new AppError('blog_picture_not_found');
  const [, inPath, inQuery] = PICTURE_ADDRESS.exec(value) ?? [];
  return inPath ?? inQuery ?? value;
}

function minuteIn(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return value;
  return readStudioMinute(value);
}
