import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MediaFile } from './media-file.entity.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/** An item of the media library: a picture with its descriptions. Several items may show one file. */
@Entity()
export class MediaItem extends VersionedRecord {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mediaFileId: number;

  @ManyToOne(() => MediaFile)
  @JoinColumn()
  mediaFile: Relation<MediaFile>;

  /** The file's name when it was uploaded. */
  @Column('text', { default: '' })
  originalName: string;

  @Column('text', { default: '' })
  title: string;

  /** May begin with a tag that names the picture's place on the site: see the contract's `spokenAlt`. */
  @Column('text', { default: '' })
  altText: string;

  @Column('text', { default: '' })
  description: string;

  @Column('text', { default: 'general' })
  category: string;

  /** A folder of the back office; null for an item in none. */
  @Column('integer', { nullable: true })
  mediaFolderId: number | null;

  @Column('integer', { default: 0 })
  displayOrder: number;

  @Column('boolean', { default: true })
  isActive: boolean;
}
