import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { couponCode } from '../../contract/coupons/coupon-code.js';
import type { Coupon } from '../../contract/coupons/coupon.js';
import { CouponRecord } from './coupon.entity.js';

type AppliesTo = Pick<Coupon, 'productIds' | 'categoryIds' | 'customerIds'>;

const EVERYTHING: AppliesTo = { productIds: [], categoryIds: [], customerIds: [] };

/** Reads coupons for pricing; `couponRefusal` decides whether one may be used. */
@Injectable()
export class CouponQueriesService {
  /** Finds the coupon for any spelling of its code. */
  async findByCode(manager: EntityManager, code: string): Promise<Coupon | null> {
    return find(manager, { code: couponCode(code), archivedAt: IsNull() });
  }

  /** The coupons that are limited to certain customers, this one among them. */
  async forCustomer(manager: EntityManager, customerId: string): Promise<CouponRecord[]> {
    return manager
      .createQueryBuilder(CouponRecord, 'coupon')
      .innerJoin('coupon_customer', 'own', 'own.coupon_id = coupon.id AND own.customer_id = :customerId', {
        customerId,
      })
      .orderBy('coupon.validUntil', 'DESC')
      .getMany();
  }

  /**
   * Also finds an archived coupon, because a checkout that holds a use of it may still pay. Throws
   * coupon_invalid.
   */
  async getById(manager: EntityManager, id: string): Promise<Coupon> {
    const coupon = await find(manager, { id });
    if (!coupon) throw new AppError('coupon_invalid');
    return coupon;
  }
}

async function find(manager: EntityManager, where: FindOptionsWhere<CouponRecord>): Promise<Coupon | null> {
  const record = await manager.findOneBy(CouponRecord, where);
  if (!record) return null;
  const appliesTo = record.applicableTo === 'all' ? EVERYTHING : await appliesToOf(manager, record.id);
  return toCoupon(record, appliesTo);
}

async function appliesToOf(manager: EntityManager, couponId: string): Promise<AppliesTo> {
  const [lists = EVERYTHING] = await manager.query<AppliesTo[]>(
    `SELECT ARRAY(SELECT product_id FROM coupon_product WHERE coupon_id = $1 ORDER BY 1) AS "productIds",
            ARRAY(SELECT category_id FROM coupon_category WHERE coupon_id = $1 ORDER BY 1) AS "categoryIds",
            ARRAY(SELECT customer_id FROM coupon_customer WHERE coupon_id = $1 ORDER BY 1) AS "customerIds"`,
    [couponId],
  );
  return lists;
}

function toCoupon(record: CouponRecord, appliesTo: AppliesTo): Coupon {
  const { id, code, name, type, valueHundredths, minimumKurus, maximumDiscountKurus } = record;
  const { usageLimit, usageCount, heldUses, validFrom, validUntil, isActive, applicableTo } = record;
  return {
    ...appliesTo,
    id,
    code,
    name,
    type,
    valueHundredths,
    minimumKurus,
    maximumDiscountKurus,
    usesLeft: usageLimit === null ? null : usageLimit - usageCount - heldUses,
    validFrom,
    validUntil,
    isActive,
    scope: applicableTo,
  };
}
