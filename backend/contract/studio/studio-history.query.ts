import { IsIn } from 'class-validator';
import type { StudioSection, StudioSections } from './studio-sections.js';

const SECTIONS: readonly StudioSection[] = ['profile', 'look', 'seller'];

export class StudioHistoryQuery {
  @IsIn(SECTIONS, { message: 'Bölüm bulunamadı.' })
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
