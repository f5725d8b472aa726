import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { CatalogRouter } from './catalog.router.js';
import { Category } from './category.entity.js';
import { ProductPicture } from './product-picture.entity.js';
import { ProductQueries } from './product-queries.service.js';
import { Product } from './product.entity.js';
import { StockService } from './stock.service.js';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([Category, Product, ProductPicture])],
  providers: [StockService, ProductQueries, CatalogRouter],
  exports: [StockService, ProductQueries, CatalogRouter],
})
export class CatalogModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    for (const procedure of ['products', 'product', 'categories']) {
      readyBytes.register(`/trpc/catalog.${procedure}`, 'catalog');
    }
  }
}
