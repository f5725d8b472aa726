import { Injectable } from '@nestjs/common';
import {
  CorrectOrderDto,
  PreviewCorrectionDto,
  TakeStudentDifferenceDto,
} from '../../../../contract/orders/corrections/correct-order.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { AdminOrderViewsService } from '../../back-office/admin-order-views.service.js';
import { CorrectOrderService } from './correct-order.service.js';
import { StudentDifferenceService } from './student-difference.service.js';

/** A correction that gives money back is refused when less or more would go back than its sender saw. */
const REFUND = {
  right: 'money.refund',
  when: ({ seenGivenBackKurus }: CorrectOrderDto) => seenGivenBackKurus > 0,
} as const;

/** The studio's calls about corrections of orders. */
@Injectable()
export class OrderCorrectionsRouter {
  constructor(
    private readonly corrections: CorrectOrderService,
    private readonly differences: StudentDifferenceService,
    private readonly views: AdminOrderViewsService,
  ) {}

  readonly router = router({
    preview: adminSends('orders.change', PreviewCorrectionDto).query(({ input }) =>
      this.corrections.preview(input),
    ),
    correct: adminSends('orders.change', CorrectOrderDto, REFUND).mutation(async ({ ctx, input }) => {
      const word = await this.corrections.correct(ctx.actor, input);
      return { order: await this.views.view(input.orderId), word };
    }),
    takeStudentDifference: adminSends('today.takeDifference', TakeStudentDifferenceDto).mutation(
      ({ ctx, input }) => this.differences.take(ctx.actor, input),
    ),
  });
}
