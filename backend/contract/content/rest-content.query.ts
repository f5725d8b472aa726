import { IsIn, IsOptional } from 'class-validator';
import { CONTENT_SECTIONS, type ContentSection } from './content-section.js';

export class RestContentQuery {
  @IsOptional()
  @IsIn(CONTENT_SECTIONS, { message: 'Böyle bir içerik bölümü yok.' })
  section?: ContentSection;
}
