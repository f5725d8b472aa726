import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type {
  CorrectOrderDto,
  PreviewCorrectionDto,
} from '../../../../contract/orders/corrections/correct-order.dto.js';
import type { CorrectionPreview } from '../../../../contract/orders/corrections/corrections.views.js';
import type { Word } from '../../../../contract/people/word.js';
import { ClosePaymentService } from '../../../payments/close-payment.service.js';
import { RequestRefundService } from '../../../payments/request-refund.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { LockedOrdersService } from '../../back-office/locked-orders.service.js';
import type { OrderCorrection } from '../order-correction.entity.js';
import { CorrectedGoodsService } from './corrected-goods.service.js';
import { hasPiecesLeft } from './correction-plan.js';
import { changedLines, correctionPreview } from './correction-preview.js';
import { type CorrectionPlan, PlanCorrectionService } from './plan-correction.service.js';
import {
  type CorrectionRequest,
  correctionRequest,
  type MadeCorrection,
  RecordCorrectionService,
} from '../record-correction.service.js';

/** Corrects the lines of an order: pieces or seats less or more, with the difference shown first. */
@Injectable()
export class CorrectOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly plans: PlanCorrectionService,
    private readonly charges: ClosePaymentService,
    private readonly goods: CorrectedGoodsService,
    private readonly refunds: RequestRefundService,
    private readonly corrections: RecordCorrectionService,
  ) {}

  /** Throws the errors of `PlanCorrectionService.plan`. */
  async preview({ orderId, lines }: PreviewCorrectionDto): Promise<CorrectionPreview> {
    return correctionPreview(await this.plans.plan(this.dataSource.manager, orderId, lines));
  }

  /**
   * Does what the preview showed, whole or not at all. A repeated request corrects once. A buyer who is still at the
   * bank is not charged any more. Throws the errors of `preview`, changed_meanwhile when the preview would be another
   * one by now, payment_running.
   */
  async correct(actor: Actor, requested: CorrectOrderDto): Promise<Word> {
    const { orderId, requestKey, ...asked } = requested;
    const request = correctionRequest(requestKey, { orderId, ...asked });
    return this.dataSource.transaction(async (manager) => {
      const { version } = await this.locked.lock(manager, { orderId, version: null });
      const before = await this.corrections.findRecorded(manager, request);
      if (!before && version !== requested.version) throw new AppError('changed_meanwhile');
      const made = before ?? (await this.make(manager, actor, { requested, request }));
      return this.corrections.tell(manager, made);
    });
  }

  private async make(
    manager: EntityManager,
    actor: Actor,
    { requested, request }: { readonly requested: CorrectOrderDto; readonly request: CorrectionRequest },
  ): Promise<OrderCorrection> {
    const { orderId, requestKey } = requested;
    await this.goods.lockSeats(manager, orderId);
    const plan = await this.plans.plan(manager, orderId, requested.lines);
    assertAsSeen(plan, requested);
    if (!(await this.charges.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    await this.goods.move(manager, plan, requested.restocks);
    await this.refunds.ofCorrection(manager, { orderId, requestKey, lines: plan.back });
    return this.corrections.record(manager, actor, madeCorrection(plan, request));
  }
}

function madeCorrection(plan: CorrectionPlan, request: CorrectionRequest): MadeCorrection {
  const { whole, totals, after, givenBackKurus } = plan;
  return {
    ...{ kind: 'lines', request, order: whole.order, totals, givenBackKurus },
    hasPieces: hasPiecesLeft(after),
    lines: changedLines(plan).map(({ name, when, before, after: left }) => ({
      ...{ name, when, before, after: left },
    })),
  };
}

/** Prices and money may have changed without a new version of the order. */
function assertAsSeen(
  { totals, givenBackKurus }: CorrectionPlan,
  { seenTotalKurus, seenGivenBackKurus }: CorrectOrderDto,
): void {
  if (totals.totalKurus !== seenTotalKurus || givenBackKurus !== seenGivenBackKurus) {
    throw new AppError('changed_meanwhile');
  }
}
