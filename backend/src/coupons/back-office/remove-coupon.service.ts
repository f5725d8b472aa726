import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordAsRead } from '../../../contract/admin/record.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { AdminCouponQueriesService } from './admin-coupon-queries.service.js';
import { couponChange } from './admin-coupon.mapper.js';
import { CouponRecord } from '../coupon.entity.js';

@Injectable()
export class RemoveCouponService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly coupons: AdminCouponQueriesService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /**
   * A coupon that orders name or checkouts hold is archived instead of deleted: it leaves all lists and can
   * no longer be used. Throws changed_meanwhile, coupon_not_found.
   */
  async remove(actor: Actor, { id, version }: RecordAsRead): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Locks the coupon, so that no checkout can hold it between the check and the deletion.
      await manager.query('SELECT FROM coupon WHERE id = $1 FOR UPDATE', [id]);
      const before = await this.coupons.get(manager, id);
      const which = { id, version: version ?? before.version };
      const { affected } = (await isNamed(manager, id))
        ? await manager.update(CouponRecord, which, { archivedAt: this.clock.now() })
        : await manager.delete(CouponRecord, which);
      if (affected !== 1) throw new AppError('changed_meanwhile');
      const change = couponChange({ event: 'coupon_deleted', coupon: before, before, after: null });
      await this.changes.record(manager, actor, change);
    });
  }
}

async function isNamed(manager: EntityManager, couponId: string): Promise<boolean> {
  const [{ named }] = await manager.query<[{ named: boolean }]>(
    `SELECT EXISTS (SELECT FROM coupon_use WHERE coupon_id = $1) OR EXISTS (SELECT FROM hold WHERE coupon_id = $1)
       OR EXISTS (SELECT FROM "order" WHERE coupon_id = $1) AS named`,
    [couponId],
  );
  return named;
}
