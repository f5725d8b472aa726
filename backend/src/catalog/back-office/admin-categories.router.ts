import { Injectable } from '@nestjs/common';
import {
  CategoryOrderDto,
  CategoryVersionDto,
  CreateCategoryDto,
  RenameCategoryDto,
} from '../../../contract/catalog/category.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, router } from '../../api/trpc.js';
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
    create: adminProcedure
      .input(dtoInput(CreateCategoryDto))
      .mutation(async ({ ctx, input }) => (await this.categories.create(ctx.actor, input)).id),
    rename: adminProcedure
      .input(dtoInput(RenameCategoryDto))
      .mutation(({ ctx, input }) => this.categories.rename(ctx.actor, input)),
    reorder: adminProcedure
      .input(dtoInput(CategoryOrderDto))
      .mutation(({ ctx, input }) => this.categories.reorder(ctx.actor, input)),
    remove: adminProcedure
      .input(dtoInput(CategoryVersionDto))
      .mutation(({ ctx, input }) => this.categories.remove(ctx.actor, input)),
  });
}
