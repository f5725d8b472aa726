import { Inject, Injectable } from '@nestjs/common';
import { BulkOrderDto } from '../../contract/bulk-orders/bulk-order.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { RequestTries } from '../visitor-requests/request-tries.service.js';
import { BulkOrders } from './bulk-orders.service.js';

@Injectable()
export class BulkOrdersRouter {
  constructor(
    @Inject(BulkOrders) private readonly bulkOrders: BulkOrders,
    @Inject(RequestTries) private readonly tries: RequestTries,
  ) {}

  readonly router = router({
    ask: publicProcedure.input(dtoInput(BulkOrderDto)).mutation(async ({ input, ctx }) => {
      await this.tries.take('bulk-orders', ctx.visit.address);
      await this.bulkOrders.ask(input);
    }),
  });
}
