import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { couponCode } from '../../contract/coupons/coupon-code.js';
import type { CouponPlainFields } from '../../contract/coupons/coupon-fields.js';
import { codeTaken } from './code-taken.js';
import { type CouponReach, writeTargets } from './coupon-targets.js';
import { CouponRecord } from './coupon.entity.js';

/** A new coupon (specification 3, section 3); absent fields get the defaults of section 9. */
export interface NewCoupon extends Partial<Omit<CouponPlainFields, 'applicableTo'>> {
  /** As typed; it is normalised here. */
  readonly code: string;
  readonly name: string;
  readonly valueHundredths: number;
  readonly validFrom: Date;
  /** The last instant at which it can be used. */
  readonly validUntil: Date;
  readonly reach?: CouponReach;
}

@Injectable()
export class CreateCouponService {
  /** Throws coupon_code_taken. */
  async create(
    manager: EntityManager,
    { code, reach = { scope: 'all' }, ...fields }: NewCoupon,
  ): Promise<CouponRecord> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(CouponRecord)
      .values({ ...fields, code: couponCode(code), applicableTo: reach.scope })
      .orIgnore()
      .returning('id')
      .execute();
    const id = (inserted.raw as { id: string }[])[0]?.id;
    if (id === undefined) throw codeTaken();
    await writeTargets(manager, id, reach);
    return manager.findOneByOrFail(CouponRecord, { id });
  }
}
