import { IsIn, IsOptional } from 'class-validator';
import { CONTENT_SECTIONS, type ContentSection } from './content-section.js';

const YES = ['1', 'true'];

export class RestContentQuery {
  @IsOptional()
  @IsIn(CONTENT_SECTIONS, { message: 'Böyle bir içerik bölümü yok.' })
  section?: ContentSection;

  /** The back office asks, and wants everything that there is to know. */
  @IsOptional()
  @IsIn([...YES, '0', 'false'], { message: 'Bu değer okunamadı.' })
  admin?: string;

  get isForAdmin(): boolean {
    return this.admin !== undefined && YES.includes(this.admin);
  }
}
