import { Injectable } from '@nestjs/common';
import { BulkOrderDto } from '../../../contract/orders/bulk-orders/bulk-order.dto.js';
import { anybodySendsTo, router } from '../../api/trpc.js';
import { RequestAttemptsService } from '../../request-limits/request-attempts.service.js';
import { BulkOrdersService } from './bulk-orders.service.js';

@Injectable()
export class BulkOrdersRouter {
  constructor(
    private readonly bulkOrders: BulkOrdersService,
    private readonly attempts: RequestAttemptsService,
  ) {}

  readonly router = router({
    ask: anybodySendsTo('bulkOrders', BulkOrderDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('bulk-orders', ctx.visit.ipAddress);
      const dueAt = await this.bulkOrders.ask(input);
      return { dueAt: dueAt.toISOString() };
    }),
  });
}
