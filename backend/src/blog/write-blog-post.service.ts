import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { AppError, errorText } from '../../contract/app-error.js';
import type { BlogCategory } from '../../contract/blog/blog-category.js';
import type { BlogStatus } from '../../contract/blog/blog-status.js';
import { blogSlugOf } from '../../contract/blog/blog-slug.js';
import { seoReport } from '../../contract/blog/seo.js';
import { searchForm } from '../../contract/common/turkish-text.js';
import { Clock } from '../platform/clock.js';
import { withFreeSlug } from '../platform/database/free-slug.js';
import { safeHtml } from '../platform/html/safe-html.js';
import { BlogPost } from './blog-post.entity.js';

export interface BlogPostDraft {
  /** When absent or empty, the slug is built from the title; that of a post that was public stays as it was. */
  readonly slug?: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly category: BlogCategory;
  readonly tags: readonly string[];
  readonly authorName: string;
  /** The id that StorePictureService returned. */
  readonly featuredFileId: number | null;
  readonly featuredAlt: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: readonly string[];
  readonly status: BlogStatus;
  /**
   * Required for scheduled posts. A post that is published without one keeps its first publication date, or
   * gets the present one.
   */
  readonly publishedAt: Date | null;
}

/** The slugs of all posts, present and former ones. */
const TAKEN_SLUGS = 'SELECT unnest(former_slugs || slug) AS slug FROM blog_post';

/** Writes posts. A trigger of the table announces every change to all processes. */
@Injectable()
export class WriteBlogPostService {
  constructor(private readonly clock: Clock) {}

  /** Throws blog_post_incomplete, blog_date_needed, blog_date_past or blog_slug_taken. */
  async create(manager: EntityManager, draft: BlogPostDraft): Promise<BlogPost> {
    const { slug: wanted = '', ...rest } = draft;
    const fields = this.fieldsOf(rest, null);
    const insert = (slug: string) => insertPost(manager, { ...fields, slug });
    const naming = { base: blogSlugOf(fields.title), fallback: 'yazi', taken: TAKEN_SLUGS };
    const id = wanted === '' ? await withFreeSlug(manager, naming, insert) : await insert(wanted);
    if (id === null) throw slugTaken();
    return manager.findOneByOrFail(BlogPost, { id });
  }

  /**
   * A post that was published stays available at its former slugs. Throws blog_post_not_found and
   * changed_meanwhile as well.
   */
  async update(
    manager: EntityManager,
    { id, version }: Pick<BlogPost, 'id' | 'version'>,
    { slug: wanted = '', ...draft }: BlogPostDraft,
  ): Promise<BlogPost> {
    const before = await manager.findOneBy(BlogPost, { id });
    if (!before) throw new AppError('blog_post_not_found');
    const slug = wanted || (await this.slugOf(manager, before, draft.title));
    if (slug !== before.slug && (await isGivenUp(manager, { slug, id }))) throw slugTaken();
    const { affected } = await manager
      .update(
        BlogPost,
        { id, version },
        {
          ...this.fieldsOf(draft, before),
          slug,
          formerSlugs: formerSlugs(before, slug, this.clock.now()),
          version: () => 'version + 1',
          updatedAt: this.clock.now(),
        },
      )
      .catch((error: unknown) => {
        throw isSlugTaken(error) ? slugTaken() : error;
      });
    if (affected !== 1) throw new AppError('changed_meanwhile');
    return manager.findOneByOrFail(BlogPost, { id });
  }

  /** Nobody links to a post that was never public, so its address follows the title. */
  private async slugOf(manager: EntityManager, before: BlogPost, title: string): Promise<string> {
    const base = blogSlugOf(title.trim());
    if (wasOut(before, this.clock.now()) || base === '') return before.slug;
    const taken = `SELECT unnest(former_slugs || slug) AS slug FROM blog_post WHERE id <> '${before.id}'`;
    return withFreeSlug(manager, { base, fallback: before.slug, taken }, async (slug) => {
      const others = await manager.query<unknown[]>(`SELECT FROM (${taken}) other WHERE slug = $1`, [slug]);
      return others.length === 0 ? slug : null;
    });
  }

  private fieldsOf(draft: Omit<BlogPostDraft, 'slug'>, before: Publication | null) {
    const title = draft.title.trim();
    const content = safeHtml(draft.content).trim();
    if (title === '' || content === '') throw new AppError('blog_post_incomplete');
    const fields = {
      ...draft,
      title,
      content,
      excerpt: draft.excerpt.trim(),
      tags: withoutRepeats(draft.tags),
      metaKeywords: withoutRepeats(draft.metaKeywords),
      ...this.publicationOf(draft, before),
    };
    return { ...fields, seoScore: seoReport({ ...fields, hasPicture: draft.featuredFileId !== null }).score };
  }

  /** A post that is published with a future date is scheduled instead. */
  private publicationOf({ status, publishedAt }: Publication, before: Publication | null): Publication {
    if (status === 'draft') return { status, publishedAt };
    const now = this.clock.now();
    if (status === 'scheduled') {
      if (!publishedAt) throw dateRefused('blog_date_needed');
      if (publishedAt <= now && !isOut(before, now)) throw dateRefused('blog_date_past');
    }
    const date = publishedAt ?? before?.publishedAt ?? now;
    return { status: date > now ? 'scheduled' : 'published', publishedAt: date };
  }
}

type Publication = Pick<BlogPostDraft, 'status' | 'publishedAt'>;

/** Whether the post was already visible. A scheduled post may have become due while it was being edited. */
function isOut(before: Publication | null, now: Date): boolean {
  return (
    before !== null && before.status !== 'draft' && before.publishedAt !== null && before.publishedAt <= now
  );
}

function dateRefused(code: 'blog_date_needed' | 'blog_date_past'): AppError {
  return new AppError(code, {}, { publishAt: errorText(code) });
}

/** 'Sır' and 'sır ' are the same; the first spelling is kept. */
function withoutRepeats(words: readonly string[]): string[] {
  const forms = words.map(searchForm);
  return words
    .map((word) => word.trim())
    .filter((word, at) => word !== '' && forms.indexOf(forms[at] ?? '') === at);
}

type NewPost = Omit<BlogPostDraft, 'slug' | 'tags' | 'metaKeywords'> & {
  readonly slug: string;
  readonly tags: string[];
  readonly metaKeywords: string[];
};

/** Null when the slug belongs to another post. */
async function insertPost(manager: EntityManager, post: NewPost): Promise<string | null> {
  if (await isGivenUp(manager, { slug: post.slug, id: null })) return null;
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(BlogPost)
    .values(post)
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as { id: string }[])[0]?.id ?? null;
}

/** Whether another post once had the slug and is still found there. */
async function isGivenUp(
  manager: EntityManager,
  { slug, id }: { readonly slug: string; readonly id: string | null },
): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT FROM blog_post WHERE former_slugs @> ARRAY[$1::text] AND id IS DISTINCT FROM $2::uuid`,
    [slug, id],
  );
  return found.length > 0;
}

function wasOut({ publishedAt }: BlogPost, now: Date): boolean {
  return publishedAt !== null && publishedAt <= now;
}

/** A slug of a post that was never published has no links to it and need not be kept. */
function formerSlugs(before: BlogPost, slug: string, now: Date): string[] {
  const former = wasOut(before, now) ? [...before.formerSlugs, before.slug] : before.formerSlugs;
  return [...new Set(former)].filter((each) => each !== slug);
}

function slugTaken(): AppError {
  return new AppError('blog_slug_taken', {}, { slug: errorText('blog_slug_taken') });
}

function isSlugTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { readonly constraint?: string }).constraint === 'blog_post_slug_key';
}
