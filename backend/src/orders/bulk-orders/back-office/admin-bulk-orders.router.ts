import { Injectable } from '@nestjs/common';
import { AnswerDto, RecordDto } from '../../../../contract/admin/record.dto.js';
import {
  AdminBulkOrdersQuery,
  DecideBulkOrderDto,
} from '../../../../contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { AdminBulkOrderQueriesService } from './admin-bulk-order-queries.service.js';
import { ManageBulkOrdersService } from './manage-bulk-orders.service.js';

@Injectable()
export class AdminBulkOrdersRouter {
  constructor(
    private readonly queries: AdminBulkOrderQueriesService,
    private readonly bulkOrders: ManageBulkOrdersService,
  ) {}

  readonly router = router({
    list: adminSends('bulkOrders.handle', AdminBulkOrdersQuery).query(({ input }) =>
      this.queries.list(input),
    ),
    get: adminSends('bulkOrders.handle', RecordDto).query(({ input }) => this.queries.get(input.id)),
    decide: adminSends('bulkOrders.handle', DecideBulkOrderDto).mutation(({ ctx, input }) =>
      this.bulkOrders.decide(ctx.actor, input.id, input.status),
    ),
    answer: adminSends('bulkOrders.handle', AnswerDto).mutation(({ ctx, input }) =>
      this.bulkOrders.answer(ctx.actor, input),
    ),
  });
}
