import type { Picture } from '../media/picture.js';
import type { BlogCategory } from './blog-category.js';
import type { BlogStatus } from './blog-status.js';

/** A post as the studio's list shows it. */
export interface AdminBlogRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: BlogCategory;
  readonly picture: Picture | null;
  readonly status: BlogStatus;
  /** ISO instants. */
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly views: number;
  /** 0 to 100, computed by `seo.ts`. */
  readonly seoScore: number;
  readonly version: number;
}

/** A post as its form shows it; missing texts are empty strings. */
export interface AdminBlogPost extends AdminBlogRow {
  /** The number of the newest stored content of the form; 0 when there is none. */
  readonly revision: number;
  readonly content: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly authorName: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: readonly string[];
  /** Former slugs, which redirect to this post. */
  readonly formerSlugs: readonly string[];
}

/** The figures above the list (specification 3, section 2). */
export interface BlogFigures {
  readonly published: number;
  readonly drafts: number;
  readonly scheduled: number;
  readonly views: number;
  /** Null when there is no post yet. */
  readonly averageSeoScore: number | null;
}
