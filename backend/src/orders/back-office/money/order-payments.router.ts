import { Injectable } from '@nestjs/common';
import { NotePaymentDto, ReversePaymentDto } from '../../../../contract/payments/note-payment.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { NotePaymentService } from './note-payment.service.js';

/** The studio's calls about money that it took by hand. */
@Injectable()
export class OrderPaymentsRouter {
  constructor(
    private readonly payments: NotePaymentService,
    private readonly views: AdminOrderViewsService,
  ) {}

  readonly router = router({
    note: adminSends('money.record', NotePaymentDto).mutation(async ({ ctx, input }) => {
      await this.payments.note(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    reverse: adminSends('money.record', ReversePaymentDto).mutation(async ({ ctx, input }) => {
      await this.payments.reverse(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
  });
}
