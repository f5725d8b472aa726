import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminCouponQueries } from './back-office/admin-coupon-queries.service.js';
import { AdminCouponsRouter } from './back-office/admin-coupons.router.js';
import { CouponQueries } from './coupon-queries.service.js';
import { CouponTries } from './coupon-tries.service.js';
import { CouponUseQueries } from './back-office/coupon-use-queries.service.js';
import { CouponUses } from './coupon-uses.service.js';
import { CouponRecord } from './coupon.entity.js';
import { CreateCouponService } from './create-coupon.service.js';
import { GenerateCode } from './back-office/generate-code.service.js';
import { RemoveCouponService } from './back-office/remove-coupon.service.js';
import { SaveCouponService } from './back-office/save-coupon.service.js';

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
