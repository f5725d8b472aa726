import { Injectable } from '@nestjs/common';
import { AdminBlogPostQuery, AdminBlogQuery } from '../../../contract/blog/admin-blog.query.js';
import { BlogPostDto, BlogPostVersionDto, UpdateBlogPostDto } from '../../../contract/blog/blog-post.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, longTextProcedure, router } from '../../api/trpc.js';
import { AdminBlogQueriesService } from './admin-blog-queries.service.js';
import { SaveBlogPostService } from './save-blog-post.service.js';

@Injectable()
export class AdminBlogRouter {
  constructor(
    private readonly posts: AdminBlogQueriesService,
    private readonly saving: SaveBlogPostService,
  ) {}

  readonly router = router({
    list: adminProcedure.input(dtoInput(AdminBlogQuery)).query(({ input }) => this.posts.list(input)),
    figures: adminProcedure.query(() => this.posts.figures()),
    view: adminProcedure.input(dtoInput(AdminBlogPostQuery)).query(({ input }) => this.posts.view(input.id)),
    create: longTextProcedure
      .input(dtoInput(BlogPostDto))
      .mutation(({ ctx, input }) => this.saving.create(ctx.actor, input)),
    update: longTextProcedure
      .input(dtoInput(UpdateBlogPostDto))
      .mutation(({ ctx, input }) => this.saving.update(ctx.actor, input)),
    remove: adminProcedure
      .input(dtoInput(BlogPostVersionDto))
      .mutation(({ ctx, input }) => this.saving.remove(ctx.actor, input)),
  });
}
