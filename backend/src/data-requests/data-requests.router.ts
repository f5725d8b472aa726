import { Injectable } from '@nestjs/common';
import { AskDataRequestDto, DataRequestKeyDto } from '../../contract/data-requests/data-requests.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { RequestAttemptsService } from '../request-limits/request-attempts.service.js';
import { AskDataRequestService } from './ask-data-request.service.js';
import { DataRequestViewService } from './data-request-view.service.js';

/** People ask about their own data, confirm their address, and read the answer. */
@Injectable()
export class DataRequestsRouter {
  constructor(
    private readonly asking: AskDataRequestService,
    private readonly views: DataRequestViewService,
    private readonly attempts: RequestAttemptsService,
  ) {}

  readonly router = router({
    ask: anybodySends(AskDataRequestDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('data-requests', ctx.visit.ipAddress);
      return this.asking.ask(input, ctx.visit.customerId);
    }),
    confirm: anybodySends(DataRequestKeyDto).mutation(({ input }) => this.asking.confirm(input)),
    view: anybodySends(DataRequestKeyDto).query(({ input }) => this.views.view(input)),
  });
}
