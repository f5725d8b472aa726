import type { Blog, BlogPosting } from 'schema-dts';
import type { BlogPostCard, BlogPostView } from '@contract/blog/blog.views.js';
import { paths } from '../../lib/paths.js';
import { previewUrl } from './pictures.js';
import type { Site } from './site.js';
import { organization } from './studio.js';

const blogId = (origin: string) => `${origin}${paths.blog}#blog`;

export function blog(posts: readonly BlogPostCard[], { origin, texts }: Site) {
  return {
    '@type': 'Blog',
    '@id': blogId(origin),
    name: texts.blog.title,
    description: texts.blog.subtitle,
    url: origin + paths.blog,
    inLanguage: 'tr',
    publisher: organization(origin),
    blogPost: posts.map((post) => posting(post, origin)),
  } as const satisfies Blog;
}

export function blogPosting(post: BlogPostView, origin: string) {
  const keywords = [...new Set([...post.metaKeywords, ...post.tags])];
  return {
    ...posting(post, origin),
    dateModified: post.updatedAt,
    wordCount: wordCount(post.contentHtml),
    publisher: organization(origin),
    isPartOf: { '@id': blogId(origin) },
    ...(keywords.length === 0 ? {} : { keywords }),
  } as const satisfies BlogPosting;
}

/** What lists know of a post. */
function posting(post: BlogPostCard, origin: string) {
  const url = origin + paths.blogPost(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    ...(post.excerpt === '' ? {} : { description: post.excerpt }),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: origin + (post.picture ? previewUrl(post.picture) : '/og.jpg'),
    datePublished: post.publishedAt,
    inLanguage: 'tr',
    articleSection: post.category,
    timeRequired: `PT${post.readingMinutes}M`,
    author: { '@type': 'Person', name: post.authorName },
  } as const satisfies BlogPosting;
}

/** Of clean html: a `>` within an attribute is written as an entity there. */
function wordCount(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}
