import { All, Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { POSTS_PER_PAGE } from '../../contract/blog/blog-limits.js';
import { BlogPostQuery } from '../../contract/blog/blog-post.query.js';
import { RestBlogQuery } from '../../contract/blog/rest-blog.query.js';
import { dtoInput } from '../api/dto-input.js';
import { slugInput } from '../api/slug-input.js';
import { BlogQueries, type PublishedPost } from '../blog/blog-queries.service.js';
import { refuseOtherMethods } from './read-methods.js';

const postQuery = slugInput(BlogPostQuery, 'blog_post_not_found');
const readQuery = dtoInput(RestBlogQuery, { dropsUnknownFields: true });

interface RestBlogPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly author_name: string;
  readonly created_at: string;
  readonly published_at: string;
  /** A file name, for serve_image.php. */
  readonly featured_image: string | null;
  readonly tags: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly meta_keywords: string;
}

type RestBlogAnswer =
  | { readonly success: true; readonly posts: readonly RestBlogPost[] }
  | { readonly success: true; readonly post: RestBlogPost };

/** GET /api/blog_manager.php?action=get_posts&status=published&limit={n} and ?action=get_post&slug={slug}. */
@Controller('api/blog_manager.php')
export class BlogManagerController {
  constructor(@Inject(BlogQueries) private readonly blog: BlogQueries) {}

  @Get()
  async read(@Query() query: Record<string, unknown>): Promise<RestBlogAnswer> {
    if (query['action'] === 'get_posts') {
      const { limit = POSTS_PER_PAGE } = readQuery(query);
      return { success: true, posts: (await this.blog.newest(limit)).map(restBlogPost) };
    }
    if (query['action'] === 'get_post') return { success: true, post: await this.post(query['slug']) };
    throw new AppError('malformed_request');
  }

  /** Writing is the back office's. */
  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }

  private async post(slug: unknown): Promise<RestBlogPost> {
    if (typeof slug !== 'string') throw new AppError('blog_post_not_found');
    return restBlogPost(await this.blog.getWhole(postQuery({ slug }).slug));
  }
}

function restBlogPost(post: PublishedPost): RestBlogPost {
  const { id, slug, title, excerpt, contentHtml, category, authorName, createdAt, publishedAt } = post;
  return {
    id,
    slug,
    title,
    excerpt,
    content: contentHtml,
    category,
    author_name: authorName,
    created_at: createdAt,
    published_at: publishedAt,
    featured_image: post.picture?.fileName ?? null,
    tags: post.tags.join(', '),
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords.join(', '),
  };
}
