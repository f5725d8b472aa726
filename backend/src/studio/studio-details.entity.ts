import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { StudioSection } from '../../contract/studio/studio-sections.js';

/** What the studio has entered about itself. A section without a row has its initial details. */
@Entity()
export class StudioDetails {
  @PrimaryColumn('text')
  section: StudioSection;

  @Column('jsonb')
  details: object;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
