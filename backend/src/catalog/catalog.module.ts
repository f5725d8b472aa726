import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { MediaModule } from '../media/media.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { AdminCategoriesRouter } from './back-office/admin-categories.router.js';
import { AdminCategoryQueriesService } from './back-office/admin-category-queries.service.js';
import { AdminProductQueriesService } from './back-office/admin-product-queries.service.js';
import { AdminProductsRouter } from './back-office/admin-products.router.js';
import { CatalogRouter } from './catalog.router.js';
import { CategoriesService } from './back-office/categories.service.js';
import { Category } from './category.entity.js';
import { ProductActionsService } from './back-office/product-actions.service.js';
import { CreateCategoryService } from './create-category.service.js';
import { CreateProductService } from './create-product.service.js';
import { ProductPicture } from './product-picture.entity.js';
import { ProductPicturesService } from './product-pictures.service.js';
import { ProductQueriesService } from './product-queries.service.js';
import { Product } from './product.entity.js';
import { SaveProductService } from './back-office/save-product.service.js';
import { StockAlarmQueriesService } from './back-office/stock-alarm-queries.service.js';
import { StockService } from './stock.service.js';
import { StockWishesModule } from './stock-wishes/stock-wishes.module.js';

@Module({
  imports: [
    ActivityLogModule,
    MediaModule,
    StockWishesModule,
    StudioModule,
    TypeOrmModule.forFeature([Category, Product, ProductPicture]),
  ],
  providers: [
    AdminCategoriesRouter,
    AdminCategoryQueriesService,
    AdminProductQueriesService,
    AdminProductsRouter,
    CatalogRouter,
    CategoriesService,
    ProductActionsService,
    CreateCategoryService,
    CreateProductService,
    ProductPicturesService,
    ProductQueriesService,
    SaveProductService,
    StockAlarmQueriesService,
    StockService,
  ],
  exports: [
    AdminCategoriesRouter,
    AdminCategoryQueriesService,
    AdminProductQueriesService,
    AdminProductsRouter,
    CatalogRouter,
    CategoriesService,
    CreateCategoryService,
    CreateProductService,
    ProductPicturesService,
    ProductActionsService,
    ProductQueriesService,
    SaveProductService,
    StockAlarmQueriesService,
    StockService,
    StockWishesModule,
  ],
})
export class CatalogModule {
  constructor(responseCache: ResponseCache) {
    for (const procedure of ['products', 'product', 'categories']) {
      responseCache.register(`/trpc/catalog.${procedure}`, 'catalog');
    }
  }
}
