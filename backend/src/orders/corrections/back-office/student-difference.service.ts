import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TakeStudentDifferenceDto } from '../../../../contract/orders/corrections/correct-order.dto.js';
import type { TakenStudentDifference } from '../../../../contract/orders/corrections/corrections.views.js';
import { orderTotals } from '../../../../contract/orders/order-totals.js';
import { formatSession } from '../../../../contract/workshops/session.js';
import { CorrectBookingsService } from '../../../bookings/correct-bookings.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { LockedOrdersService } from '../../back-office/locked-orders.service.js';
import { stateOf } from '../../line-states.service.js';
import { OrderQueriesService, pricedLines, type WholeOrder } from '../../order-queries.service.js';
import type { OrderCorrection } from '../order-correction.entity.js';
import { PayDifferenceService } from './pay-difference.service.js';
import {
  type CorrectionRequest,
  correctionRequest,
  type MadeCorrection,
  RecordCorrectionService,
} from '../record-correction.service.js';

type Difference = Awaited<ReturnType<CorrectBookingsService['raiseToRegular']>>;

/** Has students without a proof pay the regular price: the line of their seat rises by the difference. */
@Injectable()
export class StudentDifferenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly orders: OrderQueriesService,
    private readonly bookings: CorrectBookingsService,
    private readonly corrections: RecordCorrectionService,
    private readonly payments: PayDifferenceService,
  ) {}

  /**
   * Takes the difference of one seat once, whoever asks how often. Throws booking_not_found,
   * student_difference_not_owed, student_difference_otherwise, changed_meanwhile when the key was that of another seat,
   * payment_before_order, payment_running.
   */
  async take(actor: Actor, requested: TakeStudentDifferenceDto): Promise<TakenStudentDifference> {
    const { method, requestKey } = requested;
    const request = requestOf(requested);
    const { orderId, differenceKurus } = await this.dataSource.transaction(async (manager) => {
      const orderId = await this.bookings.orderOf(manager, requested.bookingId);
      await this.locked.lock(manager, { orderId, version: null });
      const before = await this.corrections.findRecorded(manager, request);
      if (before) await this.payments.assertPaidBy(manager, { orderId, method, requestKey });
      const made = before ?? (await this.raise(manager, actor, { orderId, requested }));
      return { orderId, differenceKurus: made.totalAfterKurus - made.totalBeforeKurus };
    });
    const paymentUrl = method === 'link' ? await this.payments.urlOf(orderId) : null;
    return { differenceKurus, paymentUrl };
  }

  private async raise(
    manager: EntityManager,
    actor: Actor,
    { orderId, requested }: { readonly orderId: string; readonly requested: TakeStudentDifferenceDto },
  ): Promise<OrderCorrection> {
    const { method, requestKey } = requested;
    const difference = await this.bookings.raiseToRegular(manager, requested);
    await raiseLine(manager, difference);
    const whole = await this.orders.getById(manager, orderId);
    const made = await this.corrections.record(
      manager,
      actor,
      madeCorrection(whole, difference, requestOf(requested)),
    );
    const { differenceKurus: amountKurus } = difference;
    await this.payments.pay(manager, actor, { orderId, method, amountKurus, requestKey });
    await this.corrections.tell(manager, made);
    return made;
  }
}

/** Another way to pay is the same act, which has an answer of its own. */
function requestOf({ requestKey, bookingId, position }: TakeStudentDifferenceDto): CorrectionRequest {
  return correctionRequest(requestKey, { bookingId, position });
}

async function raiseLine(
  manager: EntityManager,
  { orderLineId, differenceKurus }: Difference,
): Promise<void> {
  await manager.query(
    `UPDATE order_line SET student_difference_kurus = student_difference_kurus + $2, total_kurus = total_kurus + $2
     WHERE id = $1`,
    [orderLineId, differenceKurus],
  );
}

/** `whole`: with the raised line, before the order's own sums are written. */
function madeCorrection(
  whole: WholeOrder,
  { orderLineId }: Difference,
  request: CorrectionRequest,
): MadeCorrection {
  const { order, lines, states } = whole;
  const raised = lines.filter(({ id }) => id === orderLineId);
  return {
    ...{ kind: 'student_difference', request, order, givenBackKurus: 0 },
    totals: orderTotals(pricedLines(whole)),
    hasPieces: order.hasPieces,
    lines: raised.map((line) => {
      const { session } = stateOf(states, line);
      const { name, quantity } = line;
      return { name, when: session && formatSession(session), before: quantity, after: quantity };
    }),
  };
}
