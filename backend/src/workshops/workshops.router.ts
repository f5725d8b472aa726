import { Injectable } from '@nestjs/common';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { MonthQuery } from '../../contract/workshops/month.query.js';
import { anybodySends, router } from '../api/trpc.js';
import { RequestAttemptsService } from '../guard/request-limits/request-attempts.service.js';
import { InformationRequestsService } from './information-requests/information-requests.service.js';
import { SessionQueriesService } from './session-queries.service.js';

@Injectable()
export class WorkshopsRouter {
  constructor(
    private readonly sessions: SessionQueriesService,
    private readonly requests: InformationRequestsService,
    private readonly attempts: RequestAttemptsService,
  ) {}

  readonly router = router({
    month: anybodySends(MonthQuery).query(({ input }) => this.sessions.month(input.month)),
    askForInformation: anybodySends(InformationRequestDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('information-requests', ctx.visit.ipAddress);
      await this.requests.ask(input);
    }),
  });
}
