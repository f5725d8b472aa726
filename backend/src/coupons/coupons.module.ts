import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminCouponQueries } from './admin-coupon-queries.service.js';
import { AdminCouponsRouter } from './admin-coupons.router.js';
import { CouponQueries } from './coupon-queries.service.js';
import { CouponTries } from './coupon-tries.service.js';
import { CouponUseQueries } from './coupon-use-queries.service.js';
import { CouponUses } from './coupon-uses.service.js';
import { CouponRecord } from './coupon.entity.js';
import { CreateCouponService } from './create-coupon.service.js';
import { GenerateCode } from './generate-code.service.js';
import { RemoveCouponService } from './remove-coupon.service.js';
import { SaveCouponService } from './save-coupon.service.js';

@Module({
  imports: [ActivityLogModule, TypeOrmModule.forFeature([CouponRecord])],
  providers: [
    AdminCouponQueries,
    AdminCouponsRouter,
    CouponQueries,
    CouponTries,
    CouponUseQueries,
    CouponUses,
    CreateCouponService,
    GenerateCode,
    RemoveCouponService,
    SaveCouponService,
  ],
  exports: [
    AdminCouponQueries,
    AdminCouponsRouter,
    CouponQueries,
    CouponTries,
    CouponUses,
    RemoveCouponService,
    SaveCouponService,
  ],
})
export class CouponsModule {}
