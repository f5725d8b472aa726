import type { Picture } from '../media/picture.js';

/** A post as lists show it. */
export interface BlogPostCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly authorName: string;
  /** ISO instant of the publication, past or scheduled. */
  readonly publishedAt: string;
  /** Reading time in minutes at 200 words a minute, at least one (specification 1, section 9). */
  readonly readingMinutes: number;
  readonly picture: Picture | null;
}

export interface BlogPostView extends BlogPostCard {
  /** Sanitised HTML; `html-rules.ts` lists the allowed tags and attributes. */
  readonly contentHtml: string;
  readonly tags: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: readonly string[];
  /** ISO instant of the last change that readers can see. */
  readonly updatedAt: string;
  /** At most three, the most similar first. */
  readonly related: readonly BlogPostCard[];
}

/** A page of the blog, newest first. */
export interface BlogPage {
  readonly posts: readonly BlogPostCard[];
  readonly total: number;
  readonly perPage: number;
}
