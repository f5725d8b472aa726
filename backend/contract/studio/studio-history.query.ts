import { IsIn } from 'class-validator';
import { STUDIO_SECTION_LABELS, type StudioSection, type StudioSections } from './studio-sections.js';

export class StudioHistoryQuery {
  @IsIn(Object.keys(STUDIO_SECTION_LABELS), { message: 'Bölüm bulunamadı.' })
  section: StudioSection;
}

/** One saved change of a section. Fields that it did not know yet have their initial values. */
export interface StudioChange<Section extends StudioSection = StudioSection> {
  readonly version: number;
  /** An ISO instant. */
  readonly changedAt: string;
  /** The admin's address; null when the change came from elsewhere. */
  readonly changedBy: string | null;
  readonly before: StudioSections[Section];
  readonly after: StudioSections[Section];
}
