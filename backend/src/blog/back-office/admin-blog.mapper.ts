import type { AdminBlogPost, AdminBlogRow } from '../../../contract/blog/admin-blog.views.js';
import type { BlogCategory } from '../../../contract/blog/blog-category.js';
import { toPicture } from '../../media/picture.mapper.js';
import type { BlogPost } from '../blog-post.entity.js';

/** Expects the featured file to be loaded. */
export function toAdminBlogRow(post: BlogPost): AdminBlogRow {
  const { id, slug, title, status, views, seoScore, version, featuredFile } = post;
  return {
    ...{ id, slug, title, status, views, seoScore, version },
    category: post.category as BlogCategory,
    picture: featuredFile && toPicture(featuredFile, post.featuredAlt),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}

export function toAdminBlogPost(post: BlogPost): AdminBlogPost {
  const { content, excerpt, tags, authorName, metaTitle, metaDescription, metaKeywords, formerSlugs } = post;
  return {
    ...toAdminBlogRow(post),
    revision: post.revision,
    ...{ content, excerpt, tags, authorName, metaTitle, metaDescription, metaKeywords, formerSlugs },
  };
}

/** For the activity log: the fields that people edit, without counters. */
export function loggedPost(post: AdminBlogPost) {
  const { title, slug, category, status, publishedAt, excerpt, content, authorName } = post;
  return {
    ...{ title, slug, category, status, publishedAt, excerpt, content, authorName },
    tags: post.tags.join(', '),
    picture: post.picture?.fileName ?? null,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    metaKeywords: post.metaKeywords.join(', '),
  };
}
