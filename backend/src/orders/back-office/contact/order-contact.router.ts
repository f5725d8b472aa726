import { Injectable } from '@nestjs/common';
import { AdminOrderQuery } from '../../../../contract/orders/admin-orders.query.js';
import { CorrectOrderContactDto } from '../../../../contract/orders/order-contact.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { CorrectOrderContactService } from './correct-order-contact.service.js';
import { OrderContactViewsService } from './order-contact-views.service.js';

/** The studio's calls about who an order is for. */
@Injectable()
export class OrderContactRouter {
  constructor(
    private readonly contacts: OrderContactViewsService,
    private readonly corrections: CorrectOrderContactService,
    private readonly views: AdminOrderViewsService,
  ) {}

  readonly router = router({
    view: adminSends('orders.change', AdminOrderQuery).query(({ input }) =>
      this.contacts.view(input.orderId),
    ),
    correct: adminSends('orders.change', CorrectOrderContactDto).mutation(async ({ ctx, input }) => {
      const word = await this.corrections.correct(ctx.actor, input);
      return { order: await this.views.view(input.orderId), word };
    }),
  });
}
