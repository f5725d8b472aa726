import { Inject, Injectable } from '@nestjs/common';
import { PageViewDto } from '../../contract/statistics/page-view.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { CountVisits } from './count-visits.service.js';

@Injectable()
export class StatisticsRouter {
  constructor(@Inject(CountVisits) private readonly visits: CountVisits) {}

  readonly router = router({
    /** Asked by browsers whose visitor agreed to being counted, once for each page. */
    visit: publicProcedure
      .input(dtoInput(PageViewDto))
      .mutation(({ input, ctx }) => this.visits.count(input, ctx.visit)),
  });
}
