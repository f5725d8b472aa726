import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The parts of what the studio says about itself; each is saved as a whole. */
export type StudioSection = 'profile' | 'seller';

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
