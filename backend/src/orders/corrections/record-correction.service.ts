import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { CorrectedLineView } from '../../../contract/orders/corrections/corrections.views.js';
import type { Word } from '../../../contract/people/word.js';
import type { OrderTotals } from '../../../contract/orders/order-totals.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { adminOf, type ChangeMaker, nameOfMaker } from '../../bookings/change-maker.js';
import { SeatPaymentsService } from '../../bookings/seat-payments.service.js';
import { CouponUsesService } from '../../coupons/coupon-uses.service.js';
import { Clock } from '../../platform/clock.js';
import { isTaken } from '../../platform/database/is-taken.js';
import { contentHash } from '../../platform/security/content-hash.js';
import type { Order } from '../order.entity.js';
import { CorrectionMailsService } from './correction-mails.service.js';
import { OrderCorrection } from './order-correction.entity.js';

/** By which a repeated request is known. */
export type CorrectionRequest = Pick<OrderCorrection, 'requestKey' | 'requestHash'>;

/** `asked`: what makes another act of a request that has the same key. */
export function correctionRequest(requestKey: string, asked: object): CorrectionRequest {
  return { requestKey, requestHash: contentHash(asked) };
}

/** A correction as it is kept. */
export interface MadeCorrection {
  readonly kind: OrderCorrection['kind'];
  readonly request: CorrectionRequest;
  /** The order before the correction. */
  readonly order: Order;
  readonly totals: OrderTotals;
  readonly hasPieces: boolean;
  readonly lines: readonly CorrectedLineView[];
  readonly givenBackKurus: number;
}

const EVENTS = {
  lines: 'order_lines_corrected',
  student_difference: 'order_student_difference',
  other_day: 'order_other_day',
} as const satisfies Record<OrderCorrection['kind'], LogEventName>;

/** Writes what an order costs after a correction, and keeps the correction. */
@Injectable()
export class RecordCorrectionService {
  constructor(
    private readonly changes: AdminChangesService,
    private readonly coupons: CouponUsesService,
    private readonly seats: SeatPaymentsService,
    private readonly mails: CorrectionMailsService,
    private readonly clock: Clock,
  ) {}

  /** What the same act recorded before. Throws changed_meanwhile when its key made another correction. */
  async findRecorded(
    manager: EntityManager,
    { requestKey, requestHash }: CorrectionRequest,
  ): Promise<OrderCorrection | null> {
    const before = await manager.findOneBy(OrderCorrection, { requestKey });
    if (before && before.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return before;
  }

  /**
   * Runs in the transaction of a caller that has locked the order and written its lines. Throws changed_meanwhile when
   * the key corrected another order in the same moment.
   */
  async record(manager: EntityManager, maker: ChangeMaker, made: MadeCorrection): Promise<OrderCorrection> {
    const { order, kind, request, lines, totals, givenBackKurus } = made;
    await this.writeTotals(manager, made);
    await this.coupons.correct(manager, order.id, totals.discountKurus);
    await this.seats.follow(manager, order.id);
    const sums = { totalBeforeKurus: order.totalKurus, totalAfterKurus: totals.totalKurus };
    const correction = manager.create(OrderCorrection, {
      ...{ orderId: order.id, ...request, kind, lines, givenBackKurus, ...sums },
      madeBy: await nameOfMaker(manager, maker),
      madeAt: this.clock.now(),
    });
    await manager.insert(OrderCorrection, correction).catch((error: unknown) => {
      throw isTaken(error, 'order_correction_once_per_request') ? new AppError('changed_meanwhile') : error;
    });
    await this.changes.record(manager, adminOf(maker), {
      type: 'order_updated',
      recordKind: 'order',
      recordId: order.id,
      label: shortId(order.id),
      event: EVENTS[kind],
      before: { totalKurus: order.totalKurus },
      after: {
        totalKurus: totals.totalKurus,
        correctedLines: lines
          .map(({ name, before, after }) => `${name}: ${before} yerine ${after}`)
          .join(', '),
        ...(givenBackKurus > 0 && { givenBackKurus }),
      },
    });
    return correction;
  }

  /** Tells the buyer, once. Call it after money that was taken with the correction has been noted. */
  async tell(manager: EntityManager, correction: OrderCorrection): Promise<Word> {
    return this.mails.corrected(manager, correction);
  }

  private async writeTotals(manager: EntityManager, made: MadeCorrection): Promise<void> {
    const { order, totals, hasPieces, givenBackKurus } = made;
    await manager.query(
      `UPDATE "order" SET subtotal_kurus = $2, discount_kurus = $3, shipping_kurus = $4, total_kurus = $5,
         has_pieces = $6, is_picked_up = is_picked_up AND $6, corrected_kurus = corrected_kurus + $7,
         paid_at = CASE WHEN paid_kurus - corrected_kurus + written_off_kurus - $7 >= $5 THEN coalesce(paid_at, $8) ELSE paid_at END,
         version = version + 1, updated_at = now()
       WHERE id = $1`,
      [
        ...[order.id, totals.subtotalKurus, totals.discountKurus, totals.shippingKurus, totals.totalKurus],
        ...[hasPieces, givenBackKurus, this.clock.now()],
      ],
    );
  }
}
