import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { RecordAsRead } from '../../../contract/admin/record.dto.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminCouponView } from '../../../contract/coupons/admin-coupons.views.js';
import { pick } from '../../../contract/common/field-table.js';
import { COUPON_PLAIN_FIELDS } from '../../../contract/coupons/coupon-fields.js';
import { couponBegin, couponEnd } from '../../../contract/coupons/coupon-days.js';
import type { CouponDto } from '../../../contract/coupons/coupon.dto.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { AdminCouponQueriesService } from './admin-coupon-queries.service.js';
import { couponChange } from './admin-coupon.mapper.js';
import { codeTaken } from '../code-taken.js';
import { type CouponReach, lockTargets, writeTargets } from '../coupon-targets.js';
import { CouponUsesService } from '../coupon-uses.service.js';
import { CouponRecord } from '../coupon.entity.js';
import { CreateCouponService } from '../create-coupon.service.js';

/** Saves coupons from the form, with an entry in the activity log. */
@Injectable()
export class SaveCouponService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newCoupons: CreateCouponService,
    private readonly coupons: AdminCouponQueriesService,
    private readonly uses: CouponUsesService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws coupon_code_taken, coupon_target_gone. */
  async create(actor: Actor, entered: CouponDto): Promise<AdminCouponView> {
    const reach = reachOf(entered);
    return this.dataSource.transaction(async (manager) => {
      await lockTargets(manager, reach);
      const { id } = await this.newCoupons.create(manager, { ...fieldsOf(entered), reach });
      const after = await this.coupons.get(manager, id);
      const change = couponChange({ event: 'coupon_created', coupon: after, before: null, after });
      await this.changes.record(manager, actor, change);
      return after;
    });
  }

  /** Throws changed_meanwhile, coupon_not_found, coupon_code_taken, coupon_target_gone, coupon_limit_below_uses. */
  async update(actor: Actor, { id, version }: RecordAsRead, entered: CouponDto): Promise<AdminCouponView> {
    const reach = reachOf(entered);
    return this.dataSource.transaction(async (manager) => {
      await lockTargets(manager, reach);
      await this.uses.lock(manager, [id]);
      const before = await this.coupons.get(manager, id);
      const which = { id, version: version ?? before.version };
      if (which.version === before.version) refuseTooFew(before, entered.usageLimit);
      await writeFields(manager, which, fieldsOf(entered));
      await writeTargets(manager, id, reach);
      const after = await this.coupons.get(manager, id);
      const change = couponChange({ event: 'coupon_edited', coupon: after, before, after });
      await this.changes.record(manager, actor, change);
      return after;
    });
  }
}

function fieldsOf(entered: CouponDto) {
  return {
    ...pick(entered, COUPON_PLAIN_FIELDS),
    validFrom: couponBegin(entered.validFrom),
    validUntil: couponEnd(entered.validUntil),
  };
}

function reachOf({ applicableTo: scope, productIds, categoryIds, customerIds }: CouponDto): CouponReach {
  switch (scope) {
    case 'all':
      return { scope };
    case 'specific_products':
      return { scope, productIds };
    case 'specific_categories':
      return { scope, categoryIds };
    case 'specific_users':
      return { scope, customerIds };
  }
}

/** The database would refuse it as well, but without a reason that can be shown. */
function refuseTooFew({ usageCount, heldUses }: AdminCouponView, usageLimit: number | null): void {
  const taken = usageCount + heldUses;
  if (usageLimit === null || usageLimit >= taken) return;
  const params = { taken, used: usageCount, held: heldUses };
  const { code, message } = new AppError('coupon_limit_below_uses', params);
  throw new AppError(code, params, { usageLimit: message });
}

async function writeFields(
  manager: EntityManager,
  which: { readonly id: string; readonly version: number },
  fields: ReturnType<typeof fieldsOf>,
): Promise<void> {
  try {
    const { affected } = await manager.update(CouponRecord, which, fields);
    if (affected !== 1) throw new AppError('changed_meanwhile');
  } catch (error) {
    throw isCodeTaken(error) ? codeTaken() : error;
  }
}

function isCodeTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { readonly constraint?: string }).constraint === 'coupon_code_in_use';
}
