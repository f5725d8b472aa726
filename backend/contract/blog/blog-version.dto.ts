import { Max, Min, IsInt } from 'class-validator';
import { isId } from '../common/id.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { BlogPostDto } from './blog-post.dto.js';

const UNREADABLE = { message: 'Sürüm okunamadı.' };

/** The content of the form, stored by itself while somebody writes. */
export class StoreBlogVersionDto extends BlogPostDto {
  @isId('Blog yazısı geçersiz.')
  id: string;

  /** The newest revision that this form knows. */
  @IsInt(UNREADABLE)
  @Min(0, UNREADABLE)
  @Max(LARGEST_INTEGER, UNREADABLE)
  revision: number;
}

export class BlogVersionQuery {
  @isId('Blog yazısı geçersiz.')
  id: string;

  @isRecordNumber('Sürüm okunamadı.')
  revision: number;
}
