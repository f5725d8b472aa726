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
    list: adminSends(AdminProductsQuery).query(({ input }) => this.products.list(input)),
    view: adminSends(AdminProductQuery).query(({ input }) => this.products.view(input.id)),
    create: adminSends(ProductDto).mutation(({ ctx, input }) => this.saving.create(ctx.actor, input)),
    update: adminSends(UpdateProductDto).mutation(({ ctx, input }) => this.saving.update(ctx.actor, input)),
    changeStock: adminSends(ChangeStockDto).mutation(({ ctx, input }) =>
      this.actions.changeStock(ctx.actor, input),
    ),
    setActive: adminSends(ShowProductDto).mutation(({ ctx, input }) =>
      this.actions.setActive(ctx.actor, input),
    ),
    remove: adminSends(ProductVersionDto).mutation(({ ctx, input }) => this.actions.remove(ctx.actor, input)),
  });
}
