import { Inject, Injectable } from '@nestjs/common';
import { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import { MonthQuery } from '../../contract/workshops/month.query.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { RequestTries } from '../visitor-requests/request-tries.service.js';
import { InformationRequests } from './information-requests/information-requests.service.js';
import { SessionQueries } from './session-queries.service.js';

@Injectable()
export class WorkshopsRouter {
  constructor(
    @Inject(SessionQueries) private readonly sessions: SessionQueries,
    @Inject(InformationRequests) private readonly requests: InformationRequests,
    @Inject(RequestTries) private readonly tries: RequestTries,
  ) {}

  readonly router = router({
    month: publicProcedure.input(dtoInput(MonthQuery)).query(({ input }) => this.sessions.month(input.month)),
    askForInformation: publicProcedure
      .input(dtoInput(InformationRequestDto))
      .mutation(async ({ input, ctx }) => {
        await this.tries.take('information-requests', ctx.visit.address);
        await this.requests.ask(input);
      }),
  });
}
