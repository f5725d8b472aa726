import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MediaModule } from '../media/media.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { AdminCategoriesRouter } from './admin-categories.router.js';
import { AdminCategoryQueries } from './admin-category-queries.service.js';
import { AdminProductQueries } from './admin-product-queries.service.js';
import { AdminProductsRouter } from './admin-products.router.js';
import { CatalogRouter } from './catalog.router.js';
import { Categories } from './categories.service.js';
import { Category } from './category.entity.js';
import { ChangeShelfService } from './change-shelf.service.js';
import { CreateCategoryService } from './create-category.service.js';
import { CreateProductService } from './create-product.service.js';
import { ProductPicture } from './product-picture.entity.js';
import { ProductPictures } from './product-pictures.service.js';
import { ProductQueries } from './product-queries.service.js';
import { Product } from './product.entity.js';
import { SaveProductService } from './save-product.service.js';
import { StockService } from './stock.service.js';

@Module({
  imports: [ActivityLogModule, MediaModule, TypeOrmModule.forFeature([Category, Product, ProductPicture])],
  providers: [
    AdminCategoriesRouter,
    AdminCategoryQueries,
    AdminProductQueries,
    AdminProductsRouter,
    CatalogRouter,
    Categories,
    ChangeShelfService,
    CreateCategoryService,
    CreateProductService,
    ProductPictures,
    ProductQueries,
    SaveProductService,
    StockService,
  ],
  exports: [
    AdminCategoriesRouter,
    AdminCategoryQueries,
    AdminProductQueries,
    AdminProductsRouter,
    CatalogRouter,
    Categories,
    ChangeShelfService,
    ProductQueries,
    SaveProductService,
    StockService,
  ],
})
export class CatalogModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    for (const procedure of ['products', 'product', 'categories']) {
      readyBytes.register(`/trpc/catalog.${procedure}`, 'catalog');
    }
  }
}
