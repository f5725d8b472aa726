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

/** A picture of the media library with what the studio says about it. Several items may show one file. */
@Entity()
export class MediaItem {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mediaFileId: number;

  @ManyToOne(() => MediaFile)
  @JoinColumn()
  mediaFile: Relation<MediaFile>;

  /** What the file was called when it was uploaded. */
  @Column('text', { default: '' })
  originalName: string;

  @Column('text', { default: '' })
  title: string;

  /** May begin with a tag that says where the picture belongs: see the contract's `spokenAlt`. */
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
