import { IsIn, IsOptional } from 'class-validator';
import { CONTENT_SECTIONS, type ContentSection } from './content-section.js';

const YES = ['1', 'true'];

export class RestContentQuery {
  @IsOptional()
  @IsIn(CONTENT_SECTIONS, { message: 'Böyle bir içerik bölümü yok.' })
  section?: ContentSection;

  /** Set by the back office: returns all fields of all texts. */
  @IsOptional()
  @IsIn([...YES, '0', 'false'], { message: 'Bu değer okunamadı.' })
  admin?: string;

  get isForAdmin(): boolean {
    return this.admin !== undefined && YES.includes(this.admin);
  }
}
