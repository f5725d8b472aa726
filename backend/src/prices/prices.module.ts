import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EndReductionsService } from './end-reductions.service.js';
import { PriceChange } from './price-change.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PriceChange])],
  providers: [EndReductionsService],
})
export class PricesModule {}
