import { Injectable } from '@nestjs/common';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { MonthQuery } from '../../contract/workshops/month.query.js';
import { WorkshopSearchQuery } from '../../contract/workshops/workshop-search.query.js';
import { anybodySends, router } from '../api/trpc.js';
import { RequestAttemptsService } from '../request-limits/request-attempts.service.js';
import { FindWorkshopsService } from './find-workshops.service.js';
import { InformationRequestsService } from './information-requests/information-requests.service.js';
import { SessionQueriesService } from './session-queries.service.js';

@Injectable()
export class WorkshopsRouter {
  constructor(
    private readonly sessions: SessionQueriesService,
    private readonly workshops: FindWorkshopsService,
    private readonly requests: InformationRequestsService,
    private readonly attempts: RequestAttemptsService,
  ) {}

  readonly router = router({
    month: anybodySends(MonthQuery).query(({ input }) => this.sessions.month(input.month)),
    search: anybodySends(WorkshopSearchQuery).query(({ input }) => this.workshops.find(input.search)),
    askForInformation: anybodySends(InformationRequestDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('information-requests', ctx.visit.ipAddress);
      await this.requests.ask(input);
    }),
  });
}
