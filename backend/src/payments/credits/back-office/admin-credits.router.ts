import { Injectable } from '@nestjs/common';
import { PayBackCreditDto } from '../../../../contract/payments/credits/credits.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { PayBackCreditService } from './pay-back-credit.service.js';

/** What the studio does with the credits of its guests. */
@Injectable()
export class AdminCreditsRouter {
  constructor(private readonly credits: PayBackCreditService) {}

  readonly router = router({
    payBack: adminSends('money.refund', PayBackCreditDto).mutation(({ ctx, input }) =>
      this.credits.payBack(ctx.actor, input),
    ),
  });
}
