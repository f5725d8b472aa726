import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminBlogQuery, AdminBlogSort } from '../../../contract/blog/admin-blog.query.js';
import type { AdminBlogPost, AdminBlogRow, BlogFigures } from '../../../contract/blog/admin-blog.views.js';
import type { BlogStatus } from '../../../contract/blog/blog-status.js';
import { searchPatterns } from '../../platform/database/search-words.js';
import { BlogPost } from '../blog-post.entity.js';
import { toAdminBlogPost, toAdminBlogRow } from './admin-blog.mapper.js';

const SORT_FIELDS: Record<AdminBlogSort, string> = {
  createdAt: 'post.createdAt',
  publishedAt: 'post.publishedAt',
  title: 'post.title',
  views: 'post.views',
  seoScore: 'post.seoScore',
};

const FIGURES_SQL = `
  SELECT count(*) FILTER (WHERE status = 'published')::int AS published,
         count(*) FILTER (WHERE status = 'draft')::int AS drafts,
         count(*) FILTER (WHERE status = 'scheduled')::int AS scheduled,
         coalesce(sum(views), 0)::int AS views,
         round(avg(seo_score))::int AS "averageSeoScore"
  FROM blog_post`;

/** Reads posts for the studio, including drafts and scheduled ones. */
@Injectable()
export class AdminBlogQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: AdminBlogQuery): Promise<PageOf<AdminBlogRow>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE, sort = 'createdAt', sortOrder = 'desc' } = query;
    const [posts, totalRecords] = await narrowed(allPosts(this.dataSource.manager), query)
      .orderBy(SORT_FIELDS[sort], sortOrder === 'asc' ? 'ASC' : 'DESC', 'NULLS LAST')
      .addOrderBy('post.id', 'ASC')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getManyAndCount();
    return { items: posts.map(toAdminBlogRow), pagination: paginationOf(query, { totalRecords }) };
  }

  async figures(): Promise<BlogFigures> {
    const [figures] = await this.dataSource.query<[BlogFigures]>(FIGURES_SQL);
    return figures;
  }

  async view(id: string): Promise<AdminBlogPost> {
    return this.get(this.dataSource.manager, id);
  }

  /** Complete posts, newest first. */
  async newest(limit: number, status?: BlogStatus): Promise<AdminBlogPost[]> {
    const posts = await narrowed(allPosts(this.dataSource.manager), status === undefined ? {} : { status })
      .orderBy('post.createdAt', 'DESC')
      .addOrderBy('post.id')
      .limit(limit)
      .getMany();
    return posts.map(toAdminBlogPost);
  }

  /** Throws blog_post_not_found. */
  async get(manager: EntityManager, id: string): Promise<AdminBlogPost> {
    const post = await allPosts(manager).where({ id }).getOne();
    if (!post) throw new AppError('blog_post_not_found');
    return toAdminBlogPost(post);
  }
}

function allPosts(manager: EntityManager): SelectQueryBuilder<BlogPost> {
  return manager.createQueryBuilder(BlogPost, 'post').leftJoinAndSelect('post.featuredFile', 'file');
}

function narrowed(
  query: SelectQueryBuilder<BlogPost>,
  { search = '', status }: AdminBlogQuery,
): SelectQueryBuilder<BlogPost> {
  searchPatterns(search).forEach((pattern, index) => {
    const parameter = `word${index}`;
    query.andWhere(`post.search_text LIKE :${parameter}`, { [parameter]: pattern });
  });
  if (status !== undefined) query.andWhere({ status });
  return query;
}
