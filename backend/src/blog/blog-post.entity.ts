import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import type { BlogStatus } from '../../contract/blog/blog-status.js';
import { MediaFile } from '../media/media-file.entity.js';

/** What nobody wrote is empty here; what stands in for it is decided when the post is read. */
@Entity()
export class BlogPost {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  /** Links to them are out in the world: they lead here still. */
  @Column('text', { array: true, default: '{}' })
  formerSlugs: string[];

  @Column('text')
  title: string;

  @Column('text')
  excerpt: string;

  /** Cleaned when it was written, and once more when it is shown: rules may have become stricter since. */
  @Column('text')
  content: string;

  @Column('text')
  category: string;

  @Column('text', { array: true })
  tags: string[];

  @Column('text')
  authorName: string;

  @Column('integer', { nullable: true })
  featuredFileId: number | null;

  @Column('text')
  featuredAlt: string;

  @Column('text')
  metaTitle: string;

  @Column('text')
  metaDescription: string;

  @Column('text', { array: true })
  metaKeywords: string[];

  @Column('text')
  status: BlogStatus;

  /** Null only for drafts. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('integer', { default: 0 })
  views: number;

  @Column('smallint', { default: 0 })
  seoScore: number;

  /** Raised by every writing, not by views nor by the coming of its time. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @ManyToOne(() => MediaFile)
  @JoinColumn()
  featuredFile: Relation<MediaFile> | null;
}
