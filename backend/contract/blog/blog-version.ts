import type { Picture } from '../media/picture.js';
import type { BlogPostDto } from './blog-post.dto.js';

/** Older versions of a post are removed. */
export const VERSIONS_PER_POST = 20;

/** Stored content of a post's form, as the list of versions shows it. */
export interface BlogVersionRow {
  readonly revision: number;
  readonly title: string;
  readonly adminName: string;
  /** ISO instant. */
  readonly storedAt: string;
  /** Whether somebody saved the post with it; else it was stored by itself. */
  readonly isSaved: boolean;
}

export interface BlogVersion extends BlogVersionRow {
  readonly values: BlogPostDto;
  /** The featured picture; null when there is none any more. */
  readonly picture: Picture | null;
}

export interface StoredBlogVersion {
  readonly revision: number;
  /** ISO instant. */
  readonly storedAt: string;
}
