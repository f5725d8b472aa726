import type { Blog, BlogPosting } from 'schema-dts';
import type { BlogPostCard, BlogPostView } from '@contract/blog/blog.views.js';
import { paths } from '../../lib/navigation/paths.js';
import { previewUrl } from './pictures.js';
import type { Site } from './site.js';
import { organization, sharePicture } from './studio.js';

export function blog(posts: readonly BlogPostCard[], site: Site) {
  const { texts } = site;
  return {
    ...theBlog(site),
    description: texts.blog.subtitle,
    inLanguage: 'tr',
    publisher: organization(site),
    blogPost: posts.map((post) => posting(post, site)),
  } as const satisfies Blog;
}

export function blogPosting(post: BlogPostView, site: Site) {
  const keywords = [...new Set([...post.metaKeywords, ...post.tags])];
  return {
    ...posting(post, site),
    dateModified: post.updatedAt,
    wordCount: wordCount(post.contentHtml),
    publisher: organization(site),
    isPartOf: theBlog(site),
    ...(keywords.length === 0 ? {} : { keywords }),
  } as const satisfies BlogPosting;
}

function theBlog({ origin, texts }: Site) {
  const url = origin + paths.blog;
  return { '@type': 'Blog', '@id': `${url}#blog`, name: texts.blog.title, url } as const;
}

/** Describes a post by the data that lists have of it. */
function posting(post: BlogPostCard, site: Site) {
  const { origin } = site;
  const url = origin + paths.blogPost(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    ...(post.excerpt === '' ? {} : { description: post.excerpt }),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: post.picture ? origin + previewUrl(post.picture) : sharePicture(site),
    datePublished: post.publishedAt,
    inLanguage: 'tr',
    articleSection: post.category,
    timeRequired: `PT${post.readingMinutes}M`,
    author: { '@type': 'Person', name: post.authorName },
  } as const satisfies BlogPosting;
}

/** Counts the words of sanitised HTML, in which a `>` inside an attribute is always an entity. */
function wordCount(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
