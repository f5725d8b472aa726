import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PriceHistoryRouter } from './back-office/price-history.router.js';
import { PriceHistoryService } from './back-office/price-history.service.js';
import { EndReductionsService } from './end-reductions.service.js';
import { PriceChange } from './price-change.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PriceChange])],
  providers: [EndReductionsService, PriceHistoryRouter, PriceHistoryService],
})
export class PricesModule {}
