import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { POSTS_PER_PAGE, RELATED_POSTS } from '../../contract/blog/blog-limits.js';
import type { BlogPostsQuery } from '../../contract/blog/blog-posts.query.js';
import type { BlogPage, BlogPostView } from '../../contract/blog/blog.views.js';
import { Clock } from '../platform/clock.js';
import { narrowToWords, occursIn } from '../platform/database/stem-search.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { BlogPost } from './blog-post.entity.js';
import {
  type BlogOf,
  type PostAddress,
  type PublishedPost,
  toBlogPost,
  toBlogPostCard,
  toPostAddress,
  toPublishedPost,
} from './blog-post.mapper.js';
import { isVisible } from './visible-posts.js';

export type { PublishedPost } from './blog-post.mapper.js';

const VISIBLE_POST = isVisible({ status: 'post.status', publishedAt: 'post.publishedAt', now: ':now' });

/** Scores what two posts have in common: the category counts as much as two tags. */
const RELATED_SQL = `
  SELECT id FROM blog_post
  WHERE ${isVisible({ now: '$1' })} AND id <> $2
  ORDER BY (category = $3)::int * 2 + (SELECT count(*) FROM unnest(tags) AS tag WHERE tag = ANY($4)) DESC,
           published_at DESC, id
  LIMIT ${RELATED_POSTS}`;

/** Reads published posts. */
@Injectable()
export class BlogQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly studio: CurrentStudio,
  ) {}

  async list({ page = 1, category, tag, search = '' }: BlogPostsQuery): Promise<BlogPage> {
    const visible = this.visible();
    if (category !== undefined) visible.andWhere('post.category = :category', { category });
    if (tag !== undefined) visible.andWhere('post.tags @> ARRAY[:tag]', { tag });
    narrowToWords(visible, search, occursIn('post'));
    const [posts, total] = await visible
      .limit(POSTS_PER_PAGE)
      .offset((page - 1) * POSTS_PER_PAGE)
      .getManyAndCount();
    const blog = await this.blog();
    return { posts: posts.map((post) => toBlogPostCard(post, blog)), total, perPage: POSTS_PER_PAGE };
  }

  /** Throws blog_post_not_found. */
  async getBySlug(slug: string): Promise<BlogPostView> {
    const post = await this.require(slug);
    return toBlogPost(post, await this.relatedTo(post), await this.blog());
  }

  /** Throws blog_post_not_found. */
  async getWhole(slug: string): Promise<PublishedPost> {
    return toPublishedPost(await this.require(slug), await this.blog());
  }

  /** Complete posts, newest first. */
  async newest(limit: number): Promise<PublishedPost[]> {
    const posts = await this.visible().limit(limit).getMany();
    const blog = await this.blog();
    return posts.map((post) => toPublishedPost(post, blog));
  }

  /** The addresses of posts for the sitemap, newest first. */
  async addresses(limit: number): Promise<PostAddress[]> {
    const posts = await this.visible()
      .select(['post.id', 'post.slug', 'post.publishedAt', 'post.createdAt', 'post.updatedAt'])
      .limit(limit)
      .getMany();
    return posts.map(toPostAddress);
  }

  /**
   * The present slug of the post that was once at `slug`; null when there was none, or when it is still
   * there.
   */
  async movedTo(slug: string): Promise<string | null> {
    const post = await this.visible().andWhere('post.formerSlugs @> ARRAY[:slug]', { slug }).getOne();
    return post?.slug ?? null;
  }

  /** Also finds a post by its former slug. */
  private async require(slug: string): Promise<BlogPost> {
    const post =
      (await this.visible().andWhere('post.slug = :slug', { slug }).getOne()) ??
      (await this.visible().andWhere('post.formerSlugs @> ARRAY[:slug]', { slug }).getOne());
    if (!post) throw new AppError('blog_post_not_found');
    return post;
  }

  private async relatedTo({ id, category, tags }: BlogPost): Promise<BlogPost[]> {
    const found = await this.dataSource.query<{ id: string }[]>(RELATED_SQL, [
      this.clock.now(),
      id,
      category,
      tags,
    ]);
    const ids = found.map((post) => post.id);
    if (ids.length === 0) return [];
    const posts = await this.visible()
      .andWhere({ id: In(ids) })
      .getMany();
    return posts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  private async blog(): Promise<BlogOf> {
    return { studioName: (await this.studio.latest()).profile.name };
  }

  private visible(): SelectQueryBuilder<BlogPost> {
    return this.dataSource.manager
      .createQueryBuilder(BlogPost, 'post')
      .leftJoinAndSelect('post.featuredFile', 'file')
      .where(VISIBLE_POST, { now: this.clock.now() })
      .orderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id');
  }
}
