import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { AdminBlogPost } from '../../../contract/blog/admin-blog.views.js';
import type {
  BlogPostDto,
  BlogPostVersionDto,
  UpdateBlogPostDto,
} from '../../../contract/blog/blog-post.dto.js';
import { studioInstant } from '../../../contract/common/dates.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { UploadLedgerService } from '../../media/upload-ledger.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BlogPost } from '../blog-post.entity.js';
import { type BlogPostDraft, WriteBlogPostService } from '../write-blog-post.service.js';
import { AdminBlogQueriesService } from './admin-blog-queries.service.js';
import { loggedPost } from './admin-blog.mapper.js';
import { BlogVersionsService } from './blog-versions.service.js';
import { picturesOf } from './pictures-of-post.js';

const MINUTE_MS = 60_000;

/** Saves posts from the form, with an entry in the activity log. */
@Injectable()
export class SaveBlogPostService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writing: WriteBlogPostService,
    private readonly posts: AdminBlogQueriesService,
    private readonly uploads: UploadLedgerService,
    private readonly versions: BlogVersionsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws the errors of WriteBlogPostService, and blog_picture_not_found. */
  async create(actor: Actor, input: BlogPostDto): Promise<AdminBlogPost> {
    return this.dataSource.transaction(async (manager) => {
      const { id } = await this.writing.create(manager, await this.draftOf(manager, input, null));
      await this.versions.addSaved(manager, actor, { id, fields: input });
      const after = await this.posts.get(manager, id);
      await this.record(manager, actor, { event: 'blog_post_created', before: null, after });
      return after;
    });
  }

  async update(actor: Actor, { id, version, ...input }: UpdateBlogPostDto): Promise<AdminBlogPost> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.posts.get(manager, id);
      const draft = await this.draftOf(manager, input, before.publishedAt);
      await this.writing.update(manager, { id, version }, draft);
      await this.versions.addSaved(manager, actor, { id, fields: input });
      const after = await this.posts.get(manager, id);
      await this.record(manager, actor, { event: 'blog_post_edited', before, after });
      return after;
    });
  }

  /**
   * Throws changed_meanwhile when the post was saved since it was read, blog_post_not_found when it is gone.
   */
  async remove(actor: Actor, { id, version }: BlogPostVersionDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.posts.get(manager, id);
      const { affected } = await manager.delete(BlogPost, { id, version });
      if (affected !== 1) throw new AppError('changed_meanwhile');
      await this.record(manager, actor, { event: 'blog_post_deleted', before, after: null });
    });
  }

  private async draftOf(
    manager: EntityManager,
    form: BlogPostDto,
    publishedAt: string | null,
  ): Promise<BlogPostDraft> {
    const { publishAt, featuredFileName, ...input } = form;
    const ids = await this.uploads.markUsed(manager, picturesOf(form));
    const featuredFileId = featuredFileName === null ? null : (ids.get(featuredFileName) ?? null);
    if (featuredFileName !== null && featuredFileId === null) throw new AppError('blog_picture_not_found');
    return { ...input, featuredFileId, publishedAt: publicationOf(publishAt, publishedAt) };
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    {
      event,
      before,
      after,
    }: {
      readonly event: LogEventName;
      readonly before: AdminBlogPost | null;
      readonly after: AdminBlogPost | null;
    },
  ): Promise<void> {
    const post = after ?? before;
    if (!post) return;
    await this.changes.record(manager, actor, {
      event,
      recordKind: 'blog_post',
      recordId: post.id,
      label: post.title,
      before: before && loggedPost(before),
      after: after && loggedPost(after),
    });
  }
}

/** The form has minutes only: an unchanged time keeps its seconds. */
function publicationOf(publishAt: string | null, publishedAt: string | null): Date | null {
  if (publishAt === null) return null;
  const [date = '', time = ''] = publishAt.split('T');
  const wanted = studioInstant(date, time);
  const before = publishedAt === null ? null : new Date(publishedAt);
  const isSame = before !== null && Math.floor(before.getTime() / MINUTE_MS) === wanted.getTime() / MINUTE_MS;
  return isSame ? before : wanted;
}
