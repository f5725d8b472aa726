import { IsString, MaxLength } from 'class-validator';

const NOT_FOUND = { message: 'Blog yazısı bulunamadı' };

/** Whatever else no post can be called is simply not found (specification 1, section 8). */
export class BlogPostQuery {
  @MaxLength(200, NOT_FOUND)
  // The lowest rule is checked first.
  @IsString(NOT_FOUND)
  slug: string;
}
