import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CouponQueries } from './coupon-queries.service.js';
import { CouponTries } from './coupon-tries.service.js';
import { CouponUses } from './coupon-uses.service.js';
import { CouponRecord } from './coupon.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CouponRecord])],
  providers: [CouponQueries, CouponUses, CouponTries],
  exports: [CouponQueries, CouponUses, CouponTries],
})
export class CouponsModule {}
