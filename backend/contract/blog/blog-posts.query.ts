import { IsIn, IsInt, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { mayBeAbsent, oneLine } from '../common/text-rules.js';
import { BLOG_CATEGORIES, type BlogCategory } from './blog-category.js';
import { TAG_LENGTH } from './blog-limits.js';

export class BlogPostsQuery {
  @mayBeAbsent()
  @IsInt({ message: 'Sayfa numarası geçersiz.' })
  @Min(1, { message: 'Sayfa numarası geçersiz.' })
  @Max(1000, { message: 'Sayfa numarası geçersiz.' })
  page?: number;

  @mayBeAbsent()
  @IsIn(BLOG_CATEGORIES, { message: 'Kategori geçersiz.' })
  category?: BlogCategory;

  @mayBeAbsent()
  @oneLine()
  @Length(1, TAG_LENGTH, { message: 'Etiket geçersiz.' })
  // Decorators run from the last to the first.
  @IsString({ message: 'Etiket geçersiz.' })
  tag?: string;

  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;
}
