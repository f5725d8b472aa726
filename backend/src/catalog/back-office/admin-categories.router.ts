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
    list: adminProcedure('products.change').query(() => this.queries.list()),
    create: adminSends('products.change', CreateCategoryDto).mutation(
      async ({ ctx, input }) => (await this.categories.create(ctx.actor, input)).id,
    ),
    rename: adminSends('products.change', RenameCategoryDto).mutation(({ ctx, input }) =>
      this.categories.rename(ctx.actor, input),
    ),
    reorder: adminSends('products.change', CategoryOrderDto).mutation(({ ctx, input }) =>
      this.categories.reorder(ctx.actor, input),
    ),
    remove: adminSends('products.change', CategoryVersionDto).mutation(({ ctx, input }) =>
      this.categories.remove(ctx.actor, input),
    ),
  });
}
