import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { asSentNumber } from '../common/sent-number.js';
import { BLOG_STATUSES } from './admin-blog.query.js';
import type { BlogStatus } from './blog-status.js';

/** Whole posts are long; whoever wants more than these reads the site. */
const REST_POSTS_LIMIT = 50;
const STUDIO_POSTS_LIMIT = 500;
const NO_NUMBER = { message: 'Yazı sayısı geçersiz.' };

export class RestBlogQuery {
  /** The others are the studio's own. */
  @IsOptional()
  @IsIn(['published'], { message: 'Yalnızca yayınlanmış yazılar okunabilir.' })
  status?: 'published';

  @IsOptional()
  @asSentNumber()
  @IsInt(NO_NUMBER)
  @Min(1, NO_NUMBER)
  @Max(REST_POSTS_LIMIT, { message: `Bir kerede en fazla ${REST_POSTS_LIMIT} yazı istenebilir.` })
  limit?: number;
}

/** The same for whoever is signed in to the back office. */
export class RestStudioBlogQuery {
  @IsOptional()
  @IsIn(BLOG_STATUSES, { message: 'Durum geçersiz.' })
  status?: BlogStatus;

  @IsOptional()
  @asSentNumber()
  @IsInt(NO_NUMBER)
  @Min(1, NO_NUMBER)
  @Max(STUDIO_POSTS_LIMIT, { message: `Bir kerede en fazla ${STUDIO_POSTS_LIMIT} yazı istenebilir.` })
  limit?: number;
}
