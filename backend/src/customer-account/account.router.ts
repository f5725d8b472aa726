import { Inject, Injectable } from '@nestjs/common';
import { AccountOrdersQuery } from '../../contract/accounts/account-orders.query.js';
import { dtoInput } from '../api/dto-input.js';
import { customerProcedure, router } from '../api/trpc.js';
import { CustomerBookings } from '../bookings/customer-bookings.service.js';
import { CustomerOrders } from '../orders/customer-orders.service.js';

@Injectable()
export class AccountRouter {
  constructor(
    @Inject(CustomerOrders) private readonly orders: CustomerOrders,
    @Inject(CustomerBookings) private readonly bookings: CustomerBookings,
  ) {}

  readonly router = router({
    orders: customerProcedure
      .input(dtoInput(AccountOrdersQuery))
      .query(({ ctx, input }) => this.orders.page(ctx.customerId, input.cursor ?? null)),
    bookings: customerProcedure.query(({ ctx }) => this.bookings.list(ctx.customerId)),
  });
}
