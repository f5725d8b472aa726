import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { StudioModule } from '../../studio/studio.module.js';
import { RequestLimitsModule } from '../../request-limits/request-limits.module.js';
import { StockWish } from './stock-wish.entity.js';
import { StockWishLinksService } from './stock-wish-links.service.js';
import { StockWishesRouter } from './stock-wishes.router.js';
import { StockWishesService } from './stock-wishes.service.js';
import { TellStockWishesService } from './tell-stock-wishes.service.js';

@Module({
  imports: [NotificationsModule, RequestLimitsModule, StudioModule, TypeOrmModule.forFeature([StockWish])],
  providers: [StockWishLinksService, StockWishesRouter, StockWishesService, TellStockWishesService],
  exports: [StockWishesRouter, StockWishesService],
})
export class StockWishesModule {}
