import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminCouponsQuery } from '../../../contract/coupons/admin-coupons.query.js';
import type { AdminCouponRow, AdminCouponView } from '../../../contract/coupons/admin-coupons.views.js';
import type { CouponStatus } from '../../../contract/coupons/coupon-status.js';
import { Clock } from '../../platform/clock.js';
import { searchPatterns } from '../../platform/database/search-words.js';
import { toAdminCouponRow } from './admin-coupon.mapper.js';
import { CouponRecord } from '../coupon.entity.js';

const IN_ITS_DAYS = ':now BETWEEN coupon.valid_from AND coupon.valid_until';
const IS_USED_UP = 'coupon.usage_count >= coupon.usage_limit';

/** The rule of `couponStatus` in SQL. */
const OF_STATUS: Record<CouponStatus, string> = {
  pending: ':now < coupon.valid_from',
  expired: ':now > coupon.valid_until',
  limit_reached: `${IN_ITS_DAYS} AND ${IS_USED_UP}`,
  active: `${IN_ITS_DAYS} AND (${IS_USED_UP}) IS NOT TRUE`,
};

/** Reads coupons for the studio, without archived ones. */
@Injectable()
export class AdminCouponQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminCouponsQuery): Promise<PageOf<AdminCouponRow>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE, sortOrder = 'desc' } = query;
    const now = this.clock.now();
    const direction = sortOrder === 'asc' ? 'ASC' : 'DESC';
    const [coupons, totalRecords] = await narrowed(listed(this.dataSource.manager), query, now)
      .orderBy('coupon.createdAt', direction)
      .addOrderBy('coupon.id', direction)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getManyAndCount();
    return {
      items: coupons.map((coupon) => toAdminCouponRow(coupon, now)),
      pagination: paginationOf(query, { totalRecords }),
    };
  }

  async view(id: string): Promise<AdminCouponView> {
    return this.get(this.dataSource.manager, id);
  }

  /** The newest coupons with their lists, for clients without pages. */
  async latest(atMost: number): Promise<AdminCouponView[]> {
    const { manager } = this.dataSource;
    const coupons = await listed(manager)
      .orderBy('coupon.createdAt', 'DESC')
      .addOrderBy('coupon.id', 'DESC')
      .limit(atMost)
      .getMany();
    return this.withTargets(manager, coupons);
  }

  /** Throws coupon_not_found. */
  async get(manager: EntityManager, id: string): Promise<AdminCouponView> {
    const coupons = await listed(manager).andWhere({ id }).getMany();
    const [view] = await this.withTargets(manager, coupons);
    if (!view) throw new AppError('coupon_not_found');
    return view;
  }

  private async withTargets(
    manager: EntityManager,
    coupons: readonly CouponRecord[],
  ): Promise<AdminCouponView[]> {
    const now = this.clock.now();
    const targets = await targetsOf(
      manager,
      coupons.map(({ id }) => id),
    );
    return coupons.map((coupon) => ({
      ...toAdminCouponRow(coupon, now),
      ...(targets.get(coupon.id) ?? NO_TARGETS),
    }));
  }
}

type Targets = Pick<AdminCouponView, 'products' | 'categories' | 'customers'>;

const NO_TARGETS: Targets = { products: [], categories: [], customers: [] };

async function targetsOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Targets>> {
  const rows = await manager.query<(Targets & { readonly id: string })[]>(
    `SELECT coupon.id,
       ARRAY(SELECT json_build_object('id', product.id, 'name', product.name)
         FROM coupon_product JOIN product ON product.id = product_id
         WHERE coupon_id = coupon.id ORDER BY product.name, product.id) AS products,
       ARRAY(SELECT json_build_object('id', category.id, 'name', category.name)
         FROM coupon_category JOIN category ON category.id = category_id
         WHERE coupon_id = coupon.id ORDER BY category.name, category.id) AS categories,
       ARRAY(SELECT json_build_object('id', customer.id, 'firstName', customer.first_name,
           'lastName', customer.last_name, 'email', customer.email)
         FROM coupon_customer JOIN customer ON customer.id = customer_id
         WHERE coupon_id = coupon.id ORDER BY customer.first_name, customer.last_name, customer.id) AS customers
     FROM coupon WHERE id = ANY ($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...targets }) => [id, targets]));
}

function listed(manager: EntityManager): SelectQueryBuilder<CouponRecord> {
  return manager.createQueryBuilder(CouponRecord, 'coupon').where('coupon.archivedAt IS NULL');
}

function narrowed(
  query: SelectQueryBuilder<CouponRecord>,
  { search = '', status }: AdminCouponsQuery,
  now: Date,
): SelectQueryBuilder<CouponRecord> {
  searchPatterns(search).forEach((pattern, index) => {
    const word = `word${index}`;
    query.andWhere(`search_form(coupon.code || ' ' || coupon.name) LIKE :${word}`, { [word]: pattern });
  });
  if (status !== undefined) query.andWhere(OF_STATUS[status], { now });
  return query;
}
