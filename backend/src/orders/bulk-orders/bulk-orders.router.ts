import { Injectable } from '@nestjs/common';
import { BulkOrderDto } from '../../../contract/orders/bulk-orders/bulk-order.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { RequestTriesService } from '../../guard/request-limits/request-tries.service.js';
import { BulkOrdersService } from './bulk-orders.service.js';

@Injectable()
export class BulkOrdersRouter {
  constructor(
    private readonly bulkOrders: BulkOrdersService,
    private readonly tries: RequestTriesService,
  ) {}

  readonly router = router({
    ask: anybodySends(BulkOrderDto).mutation(async ({ input, ctx }) => {
      await this.tries.take('bulk-orders', ctx.visit.address);
      await this.bulkOrders.ask(input);
    }),
  });
}
