import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Of the site's texts, as the documented interface names them. */
export type ContentSection =
  'hero' | 'about' | 'workshops' | 'blog' | 'footer' | 'contact' | 'legal' | 'bulk_order';

/** A text of the studio's own. Where there is none, the site says its built-in one. */
@Entity()
export class ContentEntry {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  section: ContentSection;

  @Column('text')
  contentKey: string;

  /** Plain text or, for lists, JSON. */
  @Column('text', { default: '' })
  contentValue: string;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
