import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { couponCode } from '../../contract/coupons/coupon-code.js';
import type { CouponType } from '../../contract/coupons/coupon.js';
import { CouponRecord } from './coupon.entity.js';

/** What a coupon reaches: each scope brings its own list and no other. */
type CouponReach =
  | { readonly scope: 'all' }
  | { readonly scope: 'specific_products'; readonly productIds: readonly string[] }
  | { readonly scope: 'specific_categories'; readonly categoryIds: readonly number[] }
  | { readonly scope: 'specific_users'; readonly customerIds: readonly string[] };

/** Specification 3, section 3: what is left out gets the default of section 9. */
export interface NewCoupon {
  /** As typed. */
  readonly code: string;
  readonly name: string;
  readonly description?: string;
  readonly type?: CouponType;
  /** Hundredths of a percent, or kuruş. */
  readonly valueHundredths: number;
  readonly minimumKurus?: number;
  readonly maximumDiscountKurus?: number | null;
  readonly usageLimit?: number | null;
  readonly validFrom: Date;
  /** The last instant at which it can be used. */
  readonly validUntil: Date;
  readonly isActive?: boolean;
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
    if (id === undefined) throw new AppError('coupon_code_taken');
    await list(manager, id, reach);
    return manager.findOneByOrFail(CouponRecord, { id });
  }
}

async function list(manager: EntityManager, couponId: string, reach: CouponReach): Promise<void> {
  switch (reach.scope) {
    case 'all':
      return;
    case 'specific_products':
      await manager.query(
        `INSERT INTO coupon_product (coupon_id, product_id) SELECT DISTINCT $1::uuid, unnest($2::uuid[])`,
        [couponId, reach.productIds],
      );
      return;
    case 'specific_categories':
      await manager.query(
        `INSERT INTO coupon_category (coupon_id, category_id) SELECT DISTINCT $1::uuid, unnest($2::integer[])`,
        [couponId, reach.categoryIds],
      );
      return;
    case 'specific_users':
      await manager.query(
        `INSERT INTO coupon_customer (coupon_id, customer_id) SELECT DISTINCT $1::uuid, unnest($2::uuid[])`,
        [couponId, reach.customerIds],
      );
  }
}
