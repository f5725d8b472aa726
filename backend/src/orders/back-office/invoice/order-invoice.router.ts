import { Injectable } from '@nestjs/common';
import { AdminOrderQuery } from '../../../../contract/orders/admin-orders.query.js';
import { ChangeOrderInvoiceDto } from '../../../../contract/orders/order-invoice.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { ChangeOrderInvoiceService } from './change-order-invoice.service.js';

/** The studio's calls about to whom the documents of an order are made out. */
@Injectable()
export class OrderInvoiceRouter {
  constructor(
    private readonly invoices: ChangeOrderInvoiceService,
    private readonly views: AdminOrderViewsService,
  ) {}

  readonly router = router({
    view: adminSends('orders.change', AdminOrderQuery).query(({ input }) =>
      this.invoices.view(input.orderId),
    ),
    change: adminSends('orders.change', ChangeOrderInvoiceDto).mutation(async ({ ctx, input }) => {
      await this.invoices.change(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
  });
}
