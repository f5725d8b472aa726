import { Injectable } from '@nestjs/common';
import { ReadRecordDto, RecordDto } from '../../../contract/admin/record.dto.js';
import { AdminCouponsQuery, CouponUsesQuery } from '../../../contract/coupons/admin-coupons.query.js';
import { CouponDto, UpdateCouponDto } from '../../../contract/coupons/coupon.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { AdminCouponQueriesService } from './admin-coupon-queries.service.js';
import { CouponUseQueriesService } from './coupon-use-queries.service.js';
import { GenerateCodeService } from './generate-code.service.js';
import { RemoveCouponService } from './remove-coupon.service.js';
import { SaveCouponService } from './save-coupon.service.js';

@Injectable()
export class AdminCouponsRouter {
  constructor(
    private readonly coupons: AdminCouponQueriesService,
    private readonly saving: SaveCouponService,
    private readonly removal: RemoveCouponService,
    private readonly uses: CouponUseQueriesService,
    private readonly codes: GenerateCodeService,
  ) {}

  readonly router = router({
    list: adminSends('coupons.change', AdminCouponsQuery).query(({ input }) => this.coupons.list(input)),
    view: adminSends('coupons.change', RecordDto).query(({ input }) => this.coupons.view(input.id)),
    uses: adminSends('coupons.change', CouponUsesQuery).query(({ input }) => this.uses.list(input)),
    /**
     * A mutation, because every call answers another code: the answer must neither be cached nor requested
     * again automatically.
     */
    generateCode: adminProcedure('coupons.change').mutation(() => this.codes.generate()),
    create: adminSends('coupons.change', CouponDto).mutation(({ ctx, input }) =>
      this.saving.create(ctx.actor, input),
    ),
    update: adminSends('coupons.change', UpdateCouponDto).mutation(
      ({ ctx, input: { id, version, ...entered } }) =>
        this.saving.update(ctx.actor, { id, version }, entered),
    ),
    remove: adminSends('coupons.change', ReadRecordDto).mutation(({ ctx, input }) =>
      this.removal.remove(ctx.actor, input),
    ),
  });
}
