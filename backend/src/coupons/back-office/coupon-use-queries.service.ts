import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, paginationOf } from '../../../contract/admin/page.query.js';
import type { CouponUsesQuery } from '../../../contract/coupons/admin-coupons.query.js';
import type { CouponUsesView, CouponUseView } from '../../../contract/coupons/admin-coupons.views.js';

type UseRow = Omit<CouponUseView, 'usedAt'> & { readonly usedAt: Date };

/** Reads the uses of a coupon. */
@Injectable()
export class CouponUseQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ id, page = 1, perPage = DEFAULT_PAGE_SIZE }: CouponUsesQuery): Promise<CouponUsesView> {
    const [rows, sums] = await Promise.all([
      this.part(id, { offset: (page - 1) * perPage, limit: perPage }),
      this.sums(id),
    ]);
    return {
      items: rows.map(({ usedAt, ...use }) => ({ ...use, usedAt: usedAt.toISOString() })),
      pagination: paginationOf({ page, perPage }, { totalRecords: sums.uses }),
      sums,
    };
  }

  /** The newest first. */
  private async part(
    couponId: string,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<UseRow[]> {
    return this.dataSource.query<UseRow[]>(
      `SELECT "order".id AS "orderId", coupon_use.created_at AS "usedAt",
         btrim("order".name || ' ' || "order".surname) AS "customerName", "order".email AS "customerEmail",
         coupon_use.discount_kurus AS "discountKurus", "order".total_kurus AS "totalKurus",
         "order".status, "order".is_picked_up AS "isPickedUp", "order".payment_status AS "paymentStatus"
       FROM coupon_use JOIN "order" ON "order".id = coupon_use.order_id
       WHERE coupon_use.coupon_id = $1
       ORDER BY coupon_use.created_at DESC, coupon_use.order_id OFFSET $2 LIMIT $3`,
      [couponId, offset, limit],
    );
  }

  private async sums(couponId: string): Promise<CouponUsesView['sums']> {
    const [sums] = await this.dataSource.query<[CouponUsesView['sums']]>(
      `SELECT count(*)::integer AS uses, coalesce(sum(coupon_use.discount_kurus), 0)::float8 AS "discountKurus",
         coalesce(sum("order".total_kurus), 0)::float8 AS "totalKurus"
       FROM coupon_use JOIN "order" ON "order".id = coupon_use.order_id
       WHERE coupon_use.coupon_id = $1`,
      [couponId],
    );
    return sums;
  }
}
