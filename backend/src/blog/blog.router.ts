import { Injectable } from '@nestjs/common';
import { BlogPostQuery } from '../../contract/blog/blog-post.query.js';
import { BlogPostsQuery } from '../../contract/blog/blog-posts.query.js';
import { dtoInput } from '../api/dto-input.js';
import { slugInput } from '../api/slug-input.js';
import { anybodySendsTo, procedureOf, router } from '../api/trpc.js';
import { BlogQueriesService } from './blog-queries.service.js';
import { CountBlogViewService } from './count-blog-view.service.js';

const blogPostsQuery = dtoInput(BlogPostsQuery);

@Injectable()
export class BlogRouter {
  constructor(
    private readonly blog: BlogQueriesService,
    private readonly views: CountBlogViewService,
  ) {}

  readonly router = router({
    posts: procedureOf('blog')
      .input((input: unknown): BlogPostsQuery | undefined => blogPostsQuery(input ?? {}))
      .query(({ input = {} }) => this.blog.list(input)),
    post: procedureOf('blog')
      .input(slugInput(BlogPostQuery, 'blog_post_not_found'))
      .query(({ input }) => this.blog.getBySlug(input.slug)),
    /** Answers nothing, so that a client cannot learn whether the view was counted. */
    countView: anybodySendsTo('blog', BlogPostQuery).mutation(async ({ input, ctx }) => {
      await this.views.count(input.slug, ctx.visit);
    }),
  });
}
