import { Injectable } from '@nestjs/common';
import { ReadRecordDto, RecordDto } from '../../../contract/admin/record.dto.js';
import {
  AnswerDataRequestDto,
  DataRequestsQuery,
} from '../../../contract/data-requests/admin-data-requests.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { CloseDataRequestService } from './close-data-request.service.js';
import { DataRequestQueriesService } from './data-request-queries.service.js';

@Injectable()
export class AdminDataRequestsRouter {
  constructor(
    private readonly queries: DataRequestQueriesService,
    private readonly closing: CloseDataRequestService,
  ) {}

  readonly router = router({
    list: adminSends('dataRequests.handle', DataRequestsQuery).query(({ input }) => this.queries.list(input)),
    get: adminSends('dataRequests.handle', RecordDto).query(({ input }) => this.queries.get(input.id)),
    urgent: adminProcedure('dataRequests.handle').query(() => this.queries.urgent()),
    answer: adminSends('dataRequests.handle', AnswerDataRequestDto).mutation(({ ctx, input }) =>
      this.closing.answer(ctx.actor, input),
    ),
    erase: adminSends('dataRequests.handle', ReadRecordDto).mutation(({ ctx, input }) =>
      this.closing.erase(ctx.actor, input),
    ),
  });
}
