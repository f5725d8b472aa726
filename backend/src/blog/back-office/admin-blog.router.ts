import { Injectable } from '@nestjs/common';
import { AdminBlogPostQuery, AdminBlogQuery } from '../../../contract/blog/admin-blog.query.js';
import { BlogPostDto, BlogPostVersionDto, UpdateBlogPostDto } from '../../../contract/blog/blog-post.dto.js';
import { BlogVersionQuery, StoreBlogVersionDto } from '../../../contract/blog/blog-version.dto.js';
import { adminProcedure, adminSends, adminSendsLongText, router } from '../../api/trpc.js';
import { AdminBlogQueriesService } from './admin-blog-queries.service.js';
import { BlogVersionsService } from './blog-versions.service.js';
import { SaveBlogPostService } from './save-blog-post.service.js';

@Injectable()
export class AdminBlogRouter {
  constructor(
    private readonly posts: AdminBlogQueriesService,
    private readonly saving: SaveBlogPostService,
    private readonly versions: BlogVersionsService,
  ) {}

  readonly router = router({
    list: adminSends('content.change', AdminBlogQuery).query(({ input }) => this.posts.list(input)),
    figures: adminProcedure('content.change').query(() => this.posts.figures()),
    view: adminSends('content.change', AdminBlogPostQuery).query(({ input }) => this.posts.view(input.id)),
    create: adminSendsLongText('content.change', BlogPostDto).mutation(({ ctx, input }) =>
      this.saving.create(ctx.actor, input),
    ),
    update: adminSendsLongText('content.change', UpdateBlogPostDto).mutation(({ ctx, input }) =>
      this.saving.update(ctx.actor, input),
    ),
    versions: adminSends('content.change', AdminBlogPostQuery).query(({ input }) =>
      this.versions.list(input.id),
    ),
    version: adminSends('content.change', BlogVersionQuery).query(({ input }) =>
      this.versions.get(input.id, input.revision),
    ),
    unsaved: adminSends('content.change', AdminBlogPostQuery).query(({ input }) =>
      this.versions.unsaved(input.id),
    ),
    store: adminSendsLongText('content.change', StoreBlogVersionDto).mutation(({ ctx, input }) =>
      this.versions.store(ctx.actor, input),
    ),
    remove: adminSends('content.change', BlogPostVersionDto).mutation(({ ctx, input }) =>
      this.saving.remove(ctx.actor, input),
    ),
  });
}
