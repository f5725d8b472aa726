import { Injectable } from '@nestjs/common';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { MonthQuery } from '../../contract/workshops/month.query.js';
import { WorkshopSearchQuery } from '../../contract/workshops/workshop-search.query.js';
import { anybodySendsTo, procedureOf, router } from '../api/trpc.js';
import { CurrentStudio } from '../studio/current-studio.js';
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
    private readonly studio: CurrentStudio,
  ) {}

  readonly router = router({
    month: anybodySendsTo('workshops', MonthQuery).query(({ input }) => this.sessions.month(input.month)),
    search: anybodySendsTo('workshops', WorkshopSearchQuery).query(({ input }) =>
      this.workshops.find(input.search),
    ),
    policies: procedureOf('workshops').query(async () => (await this.studio.latest()).sections.policies),
    askForInformation: anybodySendsTo('workshops', InformationRequestDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('information-requests', ctx.visit.ipAddress);
      await this.requests.ask(input);
    }),
  });
}
