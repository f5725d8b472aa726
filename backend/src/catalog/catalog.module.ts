import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MediaModule } from '../media/media.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { AdminCategoriesRouter } from './back-office/admin-categories.router.js';
import { AdminCategoryQueries } from './back-office/admin-category-queries.service.js';
import { AdminProductQueries } from './back-office/admin-product-queries.service.js';
import { AdminProductsRouter } from './back-office/admin-products.router.js';
import { CatalogRouter } from './catalog.router.js';
import { Categories } from './back-office/categories.service.js';
import { Category } from './category.entity.js';
import { ChangeShelfService } from './back-office/change-shelf.service.js';
import { CreateCategoryService } from './create-category.service.js';
import { CreateProductService } from './create-product.service.js';
import { ProductPicture } from './product-picture.entity.js';
import { ProductPictures } from './product-pictures.service.js';
import { ProductQueries } from './product-queries.service.js';
import { Product } from './product.entity.js';
import { SaveProductService } from './back-office/save-product.service.js';
import { StockAlarmQueries } from './back-office/stock-alarms.service.js';
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
    StockAlarmQueries,
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
    StockAlarmQueries,
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
