import { IsString, MaxLength } from 'class-validator';

const NOT_FOUND = { message: 'Blog yazısı bulunamadı' };

/** A slug that no post can have is answered as not found (specification 1, section 8). */
export class BlogPostQuery {
  @MaxLength(200, NOT_FOUND)
  // Decorators run from the last to the first.
  @IsString(NOT_FOUND)
  slug: string;
}
