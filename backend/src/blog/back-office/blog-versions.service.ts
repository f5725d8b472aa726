import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { BlogPostDto } from '../../../contract/blog/blog-post.dto.js';
import type { StoreBlogVersionDto } from '../../../contract/blog/blog-version.dto.js';
import {
  type BlogVersion,
  type BlogVersionRow,
  type StoredBlogVersion,
  VERSIONS_PER_POST,
} from '../../../contract/blog/blog-version.js';
import { PictureQueriesService } from '../../media/picture-queries.service.js';
import { UploadLedgerService } from '../../media/upload-ledger.service.js';
import { safeHtml } from '../../platform/html/safe-html.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { picturesOf } from './pictures-of-post.js';

/** What one admin stores within this time is one version, so that the list holds hours and not minutes. */
const ONE_VERSION = `interval '5 minutes'`;
const ROW = `revision, fields ->> 'title' AS title, admin_name AS "adminName", stored_at AS "storedAt",
  is_saved AS "isSaved"`;

type StoredRow = Omit<BlogVersionRow, 'storedAt'> & { readonly storedAt: Date };

interface NewVersion {
  readonly id: string;
  readonly revision: number;
  readonly fields: BlogPostDto;
  readonly isSaved: boolean;
}

/** Keeps what the form of a post contained. A version changes nothing of the post itself. */
@Injectable()
export class BlogVersionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadLedgerService,
    private readonly pictures: PictureQueriesService,
  ) {}

  /**
   * Stores what is being written. Throws changed_meanwhile when something else was stored since, and
   * blog_post_not_found.
   */
  async store(actor: Actor, { id, revision, ...fields }: StoreBlogVersionDto): Promise<StoredBlogVersion> {
    return this.dataSource.transaction(async (manager) => {
      const next = await this.claim(manager, id, revision);
      await this.uploads.markUsed(manager, picturesOf(fields));
      const version = { id, revision: next, fields, isSaved: false };
      const storedAt =
        (await this.continueLast(manager, actor, version)) ?? (await this.add(manager, actor, version));
      return { revision: next, storedAt: storedAt.toISOString() };
    });
  }

  /** Adds what a post was saved with, in the transaction of its change. */
  async addSaved(
    manager: EntityManager,
    actor: Actor,
    { id, fields }: Pick<NewVersion, 'id' | 'fields'>,
  ): Promise<void> {
    const [[{ revision }]] = await manager.query<[[{ revision: number }], number]>(
      'UPDATE blog_post SET revision = revision + 1 WHERE id = $1 RETURNING revision',
      [id],
    );
    await this.add(manager, actor, { id, revision, fields, isSaved: true });
  }

  /** The newest first. */
  async list(id: string): Promise<BlogVersionRow[]> {
    const rows = await this.dataSource.query<StoredRow[]>(
      `SELECT ${ROW} FROM blog_post_version WHERE post_id = $1 ORDER BY revision DESC`,
      [id],
    );
    return rows.map((row) => ({ ...row, storedAt: row.storedAt.toISOString() }));
  }

  /** Throws not_found. */
  async get(id: string, revision: number): Promise<BlogVersion> {
    const [found] = await this.dataSource.query<(StoredRow & { fields: BlogPostDto })[]>(
      `SELECT ${ROW}, fields FROM blog_post_version WHERE post_id = $1 AND revision = $2`,
      [id, revision],
    );
    if (!found) throw new AppError('not_found');
    return this.view(found);
  }

  /** What was written since the post was last saved; null when nothing was. */
  async unsaved(id: string): Promise<BlogVersion | null> {
    const [found] = await this.dataSource.query<(StoredRow & { fields: BlogPostDto })[]>(
      `SELECT ${ROW}, fields FROM blog_post_version
       WHERE post_id = $1 AND NOT is_saved AND revision = (SELECT revision FROM blog_post WHERE id = $1)`,
      [id],
    );
    return found ? this.view(found) : null;
  }

  /** A conditional update, so that of two forms only one can store. */
  private async claim(manager: EntityManager, id: string, revision: number): Promise<number> {
    const [[claimed]] = await manager.query<[{ revision: number }[], number]>(
      'UPDATE blog_post SET revision = revision + 1 WHERE id = $1 AND revision = $2 RETURNING revision',
      [id, revision],
    );
    if (claimed) return claimed.revision;
    const found = await manager.query<unknown[]>('SELECT FROM blog_post WHERE id = $1', [id]);
    throw new AppError(found.length === 0 ? 'blog_post_not_found' : 'changed_meanwhile');
  }

  private async continueLast(
    manager: EntityManager,
    { adminId }: Actor,
    { id, revision, fields }: NewVersion,
  ): Promise<Date | undefined> {
    const [[continued]] = await manager.query<[{ storedAt: Date }[], number]>(
      `UPDATE blog_post_version SET revision = $2, fields = $3, stored_at = now()
       WHERE post_id = $1 AND revision = $2 - 1 AND NOT is_saved AND admin_id = $4
         AND begun_at > now() - ${ONE_VERSION}
       RETURNING stored_at AS "storedAt"`,
      [id, revision, safeJson(fields), adminId],
    );
    return continued?.storedAt;
  }

  private async add(
    manager: EntityManager,
    { adminId }: Actor,
    { id, revision, fields, isSaved }: NewVersion,
  ): Promise<Date> {
    const [{ storedAt }] = await manager.query<[{ storedAt: Date }]>(
      `INSERT INTO blog_post_version (post_id, revision, fields, is_saved, admin_id, admin_name)
       SELECT $1, $2, $3, $4, id, name FROM admin WHERE id = $5 RETURNING stored_at AS "storedAt"`,
      [id, revision, safeJson(fields), isSaved, adminId],
    );
    await manager.query(
      `DELETE FROM blog_post_version WHERE post_id = $1 AND revision <= (
         SELECT revision FROM blog_post_version WHERE post_id = $1 ORDER BY revision DESC OFFSET $2 LIMIT 1)`,
      [id, VERSIONS_PER_POST],
    );
    return storedAt;
  }

  /** A picture that was deleted since is left out. */
  private async view({ fields, ...row }: StoredRow & { fields: BlogPostDto }): Promise<BlogVersion> {
    const { featuredFileName: fileName, featuredAlt } = fields;
    const names = fileName === null ? [] : [fileName];
    const [file] = (await this.pictures.byFileNames(this.dataSource.manager, names)).values();
    return {
      ...row,
      storedAt: row.storedAt.toISOString(),
      values: file ? fields : Object.assign(fields, { featuredFileName: null, featuredAlt: '' }),
      picture: file ? { ...file, alt: featuredAlt } : null,
    };
  }
}

/** What another admin brings back is shown in their form without being saved first. */
function safeJson(fields: BlogPostDto): string {
  return JSON.stringify(Object.assign({}, fields, { content: safeHtml(fields.content) }));
}
