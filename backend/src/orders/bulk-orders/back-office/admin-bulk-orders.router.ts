import { Injectable } from '@nestjs/common';
import { AnswerDto, RecordDto } from '../../../../contract/admin/record.dto.js';
import {
  AdminBulkOrdersQuery,
  DecideBulkOrderDto,
} from '../../../../contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import { dtoInput } from '../../../api/dto-input.js';
import { adminProcedure, router } from '../../../api/trpc.js';
import { AdminBulkOrderQueriesService } from './admin-bulk-order-queries.service.js';
import { ManageBulkOrdersService } from './manage-bulk-orders.service.js';

@Injectable()
export class AdminBulkOrdersRouter {
  constructor(
    private readonly queries: AdminBulkOrderQueriesService,
    private readonly bulkOrders: ManageBulkOrdersService,
  ) {}

  readonly router = router({
    list: adminProcedure.input(dtoInput(AdminBulkOrdersQuery)).query(({ input }) => this.queries.list(input)),
    get: adminProcedure.input(dtoInput(RecordDto)).query(({ input }) => this.queries.get(input.id)),
    decide: adminProcedure
      .input(dtoInput(DecideBulkOrderDto))
      .mutation(({ ctx, input }) => this.bulkOrders.decide(ctx.actor, input.id, input.status)),
    answer: adminProcedure
      .input(dtoInput(AnswerDto))
      .mutation(({ ctx, input }) => this.bulkOrders.answer(ctx.actor, input)),
  });
}
