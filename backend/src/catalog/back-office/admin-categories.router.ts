import { Injectable } from '@nestjs/common';
import {
  CategoryOrderDto,
  CategoryVersionDto,
  CreateCategoryDto,
  RenameCategoryDto,
} from '../../../contract/catalog/category.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { AdminCategoryQueriesService } from './admin-category-queries.service.js';
import { CategoriesService } from './categories.service.js';

@Injectable()
export class AdminCategoriesRouter {
  constructor(
    private readonly queries: AdminCategoryQueriesService,
    private readonly categories: CategoriesService,
  ) {}

  readonly router = router({
    list: adminProcedure.query(() => this.queries.list()),
    create: adminSends(CreateCategoryDto).mutation(
      async ({ ctx, input }) => (await this.categories.create(ctx.actor, input)).id,
    ),
    rename: adminSends(RenameCategoryDto).mutation(({ ctx, input }) =>
      this.categories.rename(ctx.actor, input),
    ),
    reorder: adminSends(CategoryOrderDto).mutation(({ ctx, input }) =>
      this.categories.reorder(ctx.actor, input),
    ),
    remove: adminSends(CategoryVersionDto).mutation(({ ctx, input }) =>
      this.categories.remove(ctx.actor, input),
    ),
  });
}
