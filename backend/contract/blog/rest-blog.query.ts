import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { asSentNumber } from '../common/sent-number.js';
import { BLOG_STATUSES } from './admin-blog.query.js';
import type { BlogStatus } from './blog-status.js';

/** The maximum per request, because posts are returned whole and are long. */
const REST_POSTS_LIMIT = 50;
const STUDIO_POSTS_LIMIT = 500;
const NO_NUMBER = { message: 'Yazı sayısı geçersiz.' };

export class RestBlogQuery {
  /** Other statuses are only for admins. */
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

/** The same query for signed-in admins. */
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
