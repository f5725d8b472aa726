import { Injectable } from '@nestjs/common';
import { AnswerDto, ReadRecordDto, RecordDto } from '../../../../contract/admin/record.dto.js';
import {
  AdminInformationRequestsQuery,
  UpdateInformationRequestDto,
} from '../../../../contract/workshops/admin-information-requests.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { AdminInformationRequestQueriesService } from './admin-information-request-queries.service.js';
import { ManageInformationRequestsService } from './manage-information-requests.service.js';

@Injectable()
export class AdminInformationRequestsRouter {
  constructor(
    private readonly queries: AdminInformationRequestQueriesService,
    private readonly requests: ManageInformationRequestsService,
  ) {}

  readonly router = router({
    list: adminSends('requests.handle', AdminInformationRequestsQuery).query(({ input }) =>
      this.queries.list(input),
    ),
    get: adminSends('requests.handle', RecordDto).query(({ input }) => this.queries.get(input.id)),
    update: adminSends('requests.handle', UpdateInformationRequestDto).mutation(({ ctx, input }) =>
      this.requests.mark(ctx.actor, input),
    ),
    answer: adminSends('requests.handle', AnswerDto).mutation(({ ctx, input }) =>
      this.requests.answer(ctx.actor, input),
    ),
    remove: adminSends('requests.handle', ReadRecordDto).mutation(({ ctx, input }) =>
      this.requests.remove(ctx.actor, input.id, input.version),
    ),
  });
}
