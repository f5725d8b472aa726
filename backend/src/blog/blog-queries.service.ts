import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { POSTS_PER_PAGE } from '../../contract/blog/blog-limits.js';
import type { BlogPostsQuery } from '../../contract/blog/blog-posts.query.js';
import type { BlogPage, BlogPostView } from '../../contract/blog/blog.views.js';

@Injectable()
export class BlogQueries {
  list(_query: BlogPostsQuery): Promise<BlogPage> {
    return Promise.resolve({ posts: [], total: 0, perPage: POSTS_PER_PAGE });
  }

  /** Throws blog_post_not_found. */
  getBySlug(_slug: string): Promise<BlogPostView> {
    return Promise.reject(new AppError('blog_post_not_found'));
  }
}
