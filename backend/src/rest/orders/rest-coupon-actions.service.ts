import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminCouponQueriesService } from '../../coupons/back-office/admin-coupon-queries.service.js';
import { RemoveCouponService } from '../../coupons/back-office/remove-coupon.service.js';
import { SaveCouponService } from '../../coupons/back-office/save-coupon.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { withDocumentedNames } from '../documented-names.js';
import { COUPON_NAMES, readRestCoupon, restStudioCoupon } from './rest-coupon.js';

/** A bound for older clients, which have no pages. */
const MOST_LISTED = 1_000;

const readRecord = dtoInput(RecordDto, { dropsUnknownFields: true });

/** The admins' part of /api/coupons.php (specification 3, section 7). */
@Injectable()
export class RestCouponActionsService {
  constructor(
    private readonly coupons: AdminCouponQueriesService,
    private readonly saving: SaveCouponService,
    private readonly removal: RemoveCouponService,
  ) {}

  /** The newest first. */
  async list() {
    return { success: true, coupons: (await this.coupons.latest(MOST_LISTED)).map(restStudioCoupon) };
  }

  async create(actor: Actor, body: unknown) {
    const entered = readRestCoupon(body, null);
    const saved = await withDocumentedNames(COUPON_NAMES, () => this.saving.create(actor, entered));
    return { success: true, message: 'Kupon oluşturuldu.', id: saved.id, coupon: restStudioCoupon(saved) };
  }

  async update(actor: Actor, askedId: unknown, body: unknown) {
    const { id } = readRecord({ id: askedId });
    const known = await this.coupons.view(id);
    const entered = readRestCoupon(body, known);
    const { version } = known;
    const saved = await withDocumentedNames(COUPON_NAMES, () =>
      this.saving.update(actor, { id, version }, entered),
    );
    return { success: true, message: 'Kupon güncellendi.', id, coupon: restStudioCoupon(saved) };
  }

  async remove(actor: Actor, askedId: unknown) {
    await this.removal.remove(actor, readRecord({ id: askedId }));
    return { success: true, message: 'Kupon silindi.' };
  }
}
