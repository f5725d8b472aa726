import type { BlogPostCard, BlogPostView } from '@contract/blog/blog.views.js';
import { paths } from '../../lib/navigation/paths.js';
import { blog, blogPosting } from '../structured-data/blog.js';
import { breadcrumbs, type Crumb } from '../structured-data/breadcrumbs.js';
import { previewImage } from '../structured-data/pictures.js';
import type { Site } from '../structured-data/site.js';
import { pageTitle } from '../../lib/navigation/page-title.js';
import { pageDescription } from './page-description.js';
import type { PageHead } from './page-head.js';

const BLOG: Crumb = { name: 'Blog', path: paths.blog };

/** `posts` are in the order of the page, the newest first. */
export function blogHead(site: Site, posts: readonly BlogPostCard[]): PageHead {
  const { title, subtitle } = site.texts.blog;
  const [newest] = posts;
  return {
    title: pageTitle(title, site.texts.studio.name),
    description: pageDescription(
      `${subtitle} Seramik atölyemizden yazılar: teknikler, sırlar, fırın ve bakım.`,
    ),
    canonicalPath: paths.blog,
    openGraph: { type: 'website', image: previewImage(newest?.picture ?? null, newest?.title ?? '') },
    structuredData: [blog(posts, site), breadcrumbs(site.origin, BLOG)],
    feed: true,
  };
}

/** The editor's texts for search engines replace those that readers see. */
export function blogPostHead(site: Site, post: BlogPostView): PageHead {
  const { title, excerpt, metaTitle, metaDescription, metaKeywords, tags, category } = post;
  const path = paths.blogPost(post.slug);
  return {
    title: pageTitle(metaTitle.trim() === '' ? title : metaTitle, site.texts.studio.name),
    description: pageDescription(metaDescription, excerpt, title),
    canonicalPath: path,
    keywords: metaKeywords,
    openGraph: {
      type: 'article',
      image: previewImage(post.picture, title),
      properties: [
        ['article:published_time', post.publishedAt],
        ['article:modified_time', post.updatedAt],
        ['article:author', post.authorName],
        ['article:section', category],
        ...tags.map((tag) => ['article:tag', tag] as const),
      ],
    },
    structuredData: [blogPosting(post, site), breadcrumbs(site.origin, BLOG, { name: title, path })],
    feed: true,
  };
}
