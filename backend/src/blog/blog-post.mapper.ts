import type { BlogPostCard, BlogPostView } from '../../contract/blog/blog.views.js';
import { excerptOf } from '../../contract/blog/excerpt.js';
import { readingMinutes } from '../../contract/blog/reading-time.js';
import { toPicture } from '../media/picture.mapper.js';
import { plainText, safeHtml } from '../platform/html/safe-html.js';
import type { BlogPost } from './blog-post.entity.js';

/** A whole post for feeds and the documented interface. */
export interface PublishedPost extends WholePost {
  readonly id: string;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Whose blog it is: the author of posts without an author's name. */
export interface BlogOf {
  readonly studioName: string;
}

type WholePost = Omit<BlogPostView, 'related'>;

/** The data of a post's entry in the sitemap. */
export type PostAddress = Pick<BlogPostView, 'slug' | 'updatedAt'>;

export function toPostAddress(post: BlogPost): PostAddress {
  return { slug: post.slug, updatedAt: lastChangeOf(post).toISOString() };
}

/** Expects the featured file to be loaded, as all of these do. */
export function toBlogPostCard(post: BlogPost, { studioName }: BlogOf): BlogPostCard {
  const { slug, title, excerpt, category, featuredFile, featuredAlt } = post;
  const words = plainText(post.content);
  return {
    slug,
    title,
    excerpt: excerpt || excerptOf(words),
    category,
    authorName: post.authorName.trim() || studioName,
    publishedAt: publicationOf(post).toISOString(),
    readingMinutes: readingMinutes(words),
    picture: featuredFile && toPicture(featuredFile, featuredAlt),
  };
}

export function toPublishedPost(post: BlogPost, blog: BlogOf): PublishedPost {
  return { ...toWhole(post, blog), id: post.id, createdAt: post.createdAt.toISOString() };
}

export function toBlogPost(post: BlogPost, related: readonly BlogPost[], blog: BlogOf): BlogPostView {
  return { ...toWhole(post, blog), related: related.map((each) => toBlogPostCard(each, blog)) };
}

function toWhole(post: BlogPost, blog: BlogOf): WholePost {
  const card = toBlogPostCard(post, blog);
  const { tags, metaTitle, metaDescription, metaKeywords } = post;
  return {
    ...card,
    contentHtml: safeHtml(post.content),
    tags,
    metaTitle: metaTitle || card.title,
    metaDescription: metaDescription || card.excerpt,
    metaKeywords,
    updatedAt: lastChangeOf(post).toISOString(),
  };
}

function publicationOf({ publishedAt, createdAt }: BlogPost): Date {
  return publishedAt ?? createdAt;
}

/** The last change, but not before the publication: earlier edits are unknown to readers. */
function lastChangeOf(post: BlogPost): Date {
  const publication = publicationOf(post);
  return post.updatedAt > publication ? post.updatedAt : publication;
}
