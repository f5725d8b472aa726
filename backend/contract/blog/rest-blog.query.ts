import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

/** Whole posts are long; whoever wants more than these reads the site. */
const REST_POSTS_LIMIT = 50;

export class RestBlogQuery {
  /** The others are the studio's own. */
  @IsOptional()
  @IsIn(['published'], { message: 'Yalnızca yayınlanmış yazılar okunabilir.' })
  status?: 'published';

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Yazı sayısı geçersiz.' })
  @Min(1, { message: 'Yazı sayısı geçersiz.' })
  @Max(REST_POSTS_LIMIT, { message: `Bir kerede en fazla ${REST_POSTS_LIMIT} yazı istenebilir.` })
  limit?: number;
}
