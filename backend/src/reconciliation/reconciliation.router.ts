import { Injectable } from '@nestjs/common';
import {
  DayQuery,
  CountTillDto,
  ExplainDifferenceDto,
} from '../../contract/reconciliation/reconciliation.dto.js';
import { adminProcedure, adminSends, router } from '../api/trpc.js';
import { CardDaysService } from './card-days/card-days.service.js';
import { TillService } from './till/till.service.js';

/** The studio's calls at the end of a day: the till, and iyzico's report. */
@Injectable()
export class ReconciliationRouter {
  constructor(
    private readonly cardDays: CardDaysService,
    private readonly till: TillService,
  ) {}

  readonly router = router({
    cardDays: adminProcedure('money.reconcile').query(() => this.cardDays.view()),
    openDifferences: adminProcedure('money.reconcile').query(() => this.cardDays.countOpen()),
    readCardDay: adminSends('money.reconcile', DayQuery).mutation(({ input }) =>
      this.cardDays.readAgain(input.day),
    ),
    explain: adminSends('money.reconcile', ExplainDifferenceDto).mutation(({ ctx, input }) =>
      this.cardDays.explain(ctx.actor, input),
    ),
    till: adminSends('money.reconcile', DayQuery).query(({ input }) => this.till.view(input.day)),
    countTill: adminSends('money.reconcile', CountTillDto).mutation(({ ctx, input }) =>
      this.till.count(ctx.actor, input),
    ),
  });
}
