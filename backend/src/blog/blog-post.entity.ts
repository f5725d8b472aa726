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

/** Missing texts are empty here; their replacements are chosen when the post is read. */
@Entity()
export class BlogPost {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  /** Earlier slugs, which redirect to this post because links to them exist elsewhere. */
  @Column('text', { array: true, default: '{}' })
  formerSlugs: string[];

  @Column('text')
  title: string;

  @Column('text')
  excerpt: string;

  /** Sanitised when saved, and again when shown, because the rules may have become stricter since. */
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

  /** Increased by every edit, but not by views or by the scheduled publication. */
  @Column('integer', { default: 1 })
  version: number;

  /** Increased whenever the form's content is stored, by itself or by saving. */
  @Column('integer', { default: 0 })
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @ManyToOne(() => MediaFile)
  @JoinColumn()
  featuredFile: Relation<MediaFile> | null;
}
