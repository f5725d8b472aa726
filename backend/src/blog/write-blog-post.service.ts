import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { BlogCategory } from '../../contract/blog/blog-category.js';
import type { BlogStatus } from '../../contract/blog/blog-status.js';
import { searchForm } from '../../contract/common/turkish-text.js';
import { Clock } from '../platform/clock.js';
import { withFreeSlug } from '../platform/database/free-slug.js';
import { safeHtml } from '../platform/html/safe-html.js';
import { BlogPost } from './blog-post.entity.js';

export interface BlogPostDraft {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly category: BlogCategory;
  readonly tags: readonly string[];
  readonly authorName: string;
  /** As StorePictureService gave it. */
  readonly featuredFileId: number | null;
  readonly featuredAlt: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: readonly string[];
  readonly status: BlogStatus;
  /** Needed for what is scheduled; a post that is published without one came out when it first did, or now. */
  readonly publishedAt: Date | null;
  readonly seoScore: number;
}

/** The table itself tells every process of what is written. */
@Injectable()
export class WriteBlogPost {
  constructor(@Inject(Clock) private readonly clock: Clock) {}

  /** Throws blog_post_incomplete or blog_date_needed. */
  async create(manager: EntityManager, draft: BlogPostDraft): Promise<BlogPost> {
    const fields = this.fieldsOf(draft, null);
    const id = await withFreeSlug(fields.title, 'yazi', async (slug) => {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(BlogPost)
        .values({ ...fields, slug })
        .orIgnore()
        .returning('id')
        .execute();
      return (inserted.raw as { id: string }[])[0]?.id ?? null;
    });
    return manager.findOneByOrFail(BlogPost, { id });
  }

  /** Its address stays. Throws blog_post_not_found and blog_post_changed besides. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<BlogPost, 'id' | 'version'>,
    draft: BlogPostDraft,
  ): Promise<BlogPost> {
    const before = await manager.findOneBy(BlogPost, { id });
    if (!before) throw new AppError('blog_post_not_found');
    const fields = this.fieldsOf(draft, before.publishedAt);
    const { affected } = await manager.update(
      BlogPost,
      { id, version },
      { ...fields, version: version + 1, updatedAt: this.clock.now() },
    );
    if (affected !== 1) throw new AppError('blog_post_changed');
    return manager.findOneByOrFail(BlogPost, { id });
  }

  private fieldsOf(draft: BlogPostDraft, firstPublishedAt: Date | null) {
    const title = draft.title.trim();
    const content = safeHtml(draft.content).trim();
    if (title === '' || content === '') throw new AppError('blog_post_incomplete');
    return {
      ...draft,
      title,
      content,
      excerpt: draft.excerpt.trim(),
      tags: withoutRepeats(draft.tags),
      metaKeywords: withoutRepeats(draft.metaKeywords),
      ...this.publicationOf(draft, firstPublishedAt),
    };
  }

  /** What is published for a later day is scheduled, and is heard of on that day. */
  private publicationOf(
    { status, publishedAt }: BlogPostDraft,
    firstPublishedAt: Date | null,
  ): Pick<BlogPost, 'status' | 'publishedAt'> {
    if (status === 'draft') return { status, publishedAt };
    if (status === 'scheduled' && !publishedAt) throw new AppError('blog_date_needed');
    const now = this.clock.now();
    const date = publishedAt ?? firstPublishedAt ?? now;
    return { status: date > now ? 'scheduled' : 'published', publishedAt: date };
  }
}

/** 'Sır' and 'sır ' are one; the first spelling stays. */
function withoutRepeats(words: readonly string[]): string[] {
  const forms = words.map(searchForm);
  return words
    .map((word) => word.trim())
    .filter((word, at) => word !== '' && forms.indexOf(forms[at] ?? '') === at);
}
