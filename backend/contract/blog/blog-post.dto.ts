import { ArrayMaxSize, IsArray, IsIn, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { isId } from '../common/id.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { eachOneLine, oneLine, severalLines } from '../common/text-rules.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { isStudioMinute } from '../common/studio-minute.rule.js';
import { BLOG_STATUSES } from './admin-blog.query.js';
import { BLOG_CATEGORIES, type BlogCategory } from './blog-category.js';
import { TAG_LENGTH } from './blog-limits.js';
import type { BlogStatus } from './blog-status.js';
import { trimmed } from '../common/trimmed.js';

/** Specification 3, section 5. */
const POST_INCOMPLETE = 'Başlık ve içerik zorunludur!';
const MAX_CONTENT = 200_000;
const MAX_WORDS = 20;

const isOptionalText = (maxLength: number): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsString({ message: 'Metin okunamadı.' }),
    MaxLength(maxLength, { message: `En fazla ${maxLength} karakter yazabilirsiniz.` }),
    oneLine(),
  );

const areWords = (name: string): PropertyDecorator =>
  rulesInOrder(
    IsArray({ message: `${name} okunamadı.` }),
    ArrayMaxSize(MAX_WORDS, { message: `En fazla ${MAX_WORDS} tane yazabilirsiniz.` }),
    IsString({ each: true, message: `${name} okunamadı.` }),
    MaxLength(TAG_LENGTH, { each: true, message: `Her biri en fazla ${TAG_LENGTH} karakter olabilir.` }),
    eachOneLine(),
  );

const mayBeNull = (): PropertyDecorator => ValidateIf((_dto: unknown, value: unknown) => value !== null);

/** The form of a post. Empty fields get their replacements when the post is shown. */
export class BlogPostDto {
  @isRequiredText(POST_INCOMPLETE, { maxLength: 200 })
  title: string;

  /** When empty, the slug is built from the title. */
  @Matches(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, {
    message: 'Adres yalnızca küçük harf, rakam ve aralarında tire içerebilir.',
  })
  @MaxLength(100, { message: 'Adres en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Adres okunamadı.' })
  slug: string;

  /** HTML; tags that `html-rules.ts` does not allow are removed. */
  @rulesInOrder(
    IsString({ message: POST_INCOMPLETE }),
    Matches(/\S/, { message: POST_INCOMPLETE }),
    MaxLength(MAX_CONTENT, { message: 'Yazı çok uzun.' }),
    severalLines(),
  )
  content: string;

  @isOptionalText(500)
  excerpt: string;

  @IsIn(BLOG_CATEGORIES, { message: 'Kategori seçin.' })
  category: BlogCategory;

  @areWords('Etiketler')
  tags: string[];

  @isOptionalText(100)
  authorName: string;

  /** The file name of a stored picture, from the library or an upload. */
  @mayBeNull()
  @Matches(/^[a-z0-9-]{1,90}\.webp$/, { message: 'Görsel okunamadı.' })
  featuredFileName: string | null;

  @isOptionalText(200)
  featuredAlt: string;

  @isOptionalText(200)
  metaTitle: string;

  @isOptionalText(320)
  metaDescription: string;

  @areWords('Anahtar kelimeler')
  metaKeywords: string[];

  @IsIn(BLOG_STATUSES, { message: 'Durum geçersiz.' })
  status: BlogStatus;

  /** Date and time in Istanbul, yyyy-MM-ddTHH:mm; null for a draft without one, or for now. */
  @mayBeNull()
  @isStudioMinute('Tarih ve saat geçersiz.')
  publishAt: string | null;
}

export class UpdateBlogPostDto extends BlogPostDto {
  @isId('Blog yazısı geçersiz.')
  id: string;

  @isRecordNumber('Blog yazısı geçersiz.')
  version: number;
}

/** Names a post and the version of it that the client has read. */
export class BlogPostVersionDto {
  @isId('Blog yazısı geçersiz.')
  id: string;

  @isRecordNumber('Blog yazısı geçersiz.')
  version: number;
}
