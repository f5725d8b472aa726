import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { ContentSection } from '../../contract/content/content-section.js';

/** A text that the studio wrote. Where there is none, the site shows its built-in text. */
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
