import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { CouponScope } from '../../contract/coupons/coupon.js';

/** The scope of a coupon with its list of products, categories or customers. */
export type CouponReach =
  | { readonly scope: 'all' }
  | { readonly scope: 'specific_products'; readonly productIds: readonly string[] }
  | { readonly scope: 'specific_categories'; readonly categoryIds: readonly number[] }
  | { readonly scope: 'specific_users'; readonly customerIds: readonly string[] };

type ListedScope = Exclude<CouponScope, 'all'>;

interface TargetList {
  readonly table: string;
  readonly column: string;
  readonly of: string;
  readonly type: 'uuid' | 'integer';
  /** The field's name in the form. */
  readonly field: string;
}

const LISTS: Record<ListedScope, TargetList> = {
  specific_products: {
    table: 'coupon_product',
    column: 'product_id',
    of: 'product',
    type: 'uuid',
    field: 'productIds',
  },
  specific_categories: {
    table: 'coupon_category',
    column: 'category_id',
    of: 'category',
    type: 'integer',
    field: 'categoryIds',
  },
  specific_users: {
    table: 'coupon_customer',
    column: 'customer_id',
    of: 'customer',
    type: 'uuid',
    field: 'customerIds',
  },
};

/**
 * Locks the coupon's targets, so that they cannot be deleted until the transaction ends. Call it before the
 * coupon is locked: deleting a product or an account locks in the same order. Throws coupon_target_gone with
 * the list's field.
 */
export async function lockTargets(manager: EntityManager, reach: CouponReach): Promise<void> {
  if (reach.scope === 'all') return;
  const { of, type, field } = LISTS[reach.scope];
  const wanted = new Set(idsOf(reach));
  const found = await manager.query<unknown[]>(
    `SELECT id FROM ${of} WHERE id = ANY ($1::${type}[]) ORDER BY id FOR KEY SHARE`,
    [[...wanted]],
  );
  if (found.length === wanted.size) return;
  const { code, message } = new AppError('coupon_target_gone');
  throw new AppError(code, {}, { [field]: message });
}

/** Replaces the lists of a coupon by those of `reach`. */
export async function writeTargets(
  manager: EntityManager,
  couponId: string,
  reach: CouponReach,
): Promise<void> {
  for (const [scope, { table }] of Object.entries(LISTS)) {
    if (scope !== reach.scope) await manager.query(`DELETE FROM ${table} WHERE coupon_id = $1`, [couponId]);
  }
  if (reach.scope === 'all') return;
  const { table, column, type } = LISTS[reach.scope];
  const ids = idsOf(reach);
  await manager.query(`DELETE FROM ${table} WHERE coupon_id = $1 AND ${column} <> ALL ($2::${type}[])`, [
    couponId,
    ids,
  ]);
  await manager.query(
    `INSERT INTO ${table} (coupon_id, ${column}) SELECT DISTINCT $1::uuid, unnest($2::${type}[])
     ON CONFLICT DO NOTHING`,
    [couponId, ids],
  );
}

function idsOf(reach: Exclude<CouponReach, { scope: 'all' }>): readonly (string | number)[] {
  switch (reach.scope) {
    case 'specific_products':
      return reach.productIds;
    case 'specific_categories':
      return reach.categoryIds;
    case 'specific_users':
      return reach.customerIds;
  }
}
