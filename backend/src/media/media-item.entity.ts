import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { MediaFile } from './media-file.entity.js';

/** An item of the media library: a picture with its descriptions. Several items may show one file. */
@Entity()
export class MediaItem {
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

  @Column('integer', { default: 0 })
  displayOrder: number;

  @Column('boolean', { default: true })
  isActive: boolean;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
