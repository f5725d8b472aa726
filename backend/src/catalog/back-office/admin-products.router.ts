import { Injectable } from '@nestjs/common';
import { AdminProductsQuery } from '../../../contract/catalog/admin-products.query.js';
import {
  AdminProductQuery,
  ChangeStockDto,
  ProductDto,
  ProductVersionDto,
  ShowProductDto,
  UpdateProductDto,
} from '../../../contract/catalog/product.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { AdminProductQueriesService } from './admin-product-queries.service.js';
import { ProductActionsService } from './product-actions.service.js';
import { SaveProductService } from './save-product.service.js';

@Injectable()
export class AdminProductsRouter {
  constructor(
    private readonly products: AdminProductQueriesService,
    private readonly saving: SaveProductService,
    private readonly actions: ProductActionsService,
  ) {}

  readonly router = router({
    list: adminSends('products.change', AdminProductsQuery).query(({ input }) => this.products.list(input)),
    view: adminSends('products.change', AdminProductQuery).query(({ input }) => this.products.view(input.id)),
    create: adminSends('products.change', ProductDto).mutation(({ ctx, input }) =>
      this.saving.create(ctx.actor, input),
    ),
    update: adminSends('products.change', UpdateProductDto).mutation(({ ctx, input }) =>
      this.saving.update(ctx.actor, input),
    ),
    changeStock: adminSends('products.change', ChangeStockDto).mutation(({ ctx, input }) =>
      this.actions.changeStock(ctx.actor, input),
    ),
    setActive: adminSends('products.change', ShowProductDto).mutation(({ ctx, input }) =>
      this.actions.setActive(ctx.actor, input),
    ),
    remove: adminSends('products.change', ProductVersionDto).mutation(({ ctx, input }) =>
      this.actions.remove(ctx.actor, input),
    ),
  });
}
