import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminCouponQueriesService } from './back-office/admin-coupon-queries.service.js';
import { AdminCouponsRouter } from './back-office/admin-coupons.router.js';
import { CouponQueriesService } from './coupon-queries.service.js';
import { CouponAttemptsService } from './coupon-attempts.service.js';
import { CouponUseQueriesService } from './back-office/coupon-use-queries.service.js';
import { CouponUsesService } from './coupon-uses.service.js';
import { CouponRecord } from './coupon.entity.js';
import { CreateCouponService } from './create-coupon.service.js';
import { GenerateCodeService } from './back-office/generate-code.service.js';
import { RemoveCouponService } from './back-office/remove-coupon.service.js';
import { SaveCouponService } from './back-office/save-coupon.service.js';

@Module({
  imports: [ActivityLogModule, TypeOrmModule.forFeature([CouponRecord])],
  providers: [
    AdminCouponQueriesService,
    AdminCouponsRouter,
    CouponQueriesService,
    CouponAttemptsService,
    CouponUseQueriesService,
    CouponUsesService,
    CreateCouponService,
    GenerateCodeService,
    RemoveCouponService,
    SaveCouponService,
  ],
  exports: [
    AdminCouponQueriesService,
    AdminCouponsRouter,
    CouponQueriesService,
    CouponAttemptsService,
    CouponUsesService,
    RemoveCouponService,
    SaveCouponService,
  ],
})
export class CouponsModule {}
