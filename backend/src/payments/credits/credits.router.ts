import { Injectable } from '@nestjs/common';
import { customerProcedure, router } from '../../api/trpc.js';
import { CreditQueriesService } from './credit-queries.service.js';

/** The credits of a customer. */
@Injectable()
export class CreditsRouter {
  constructor(private readonly credits: CreditQueriesService) {}

  readonly router = router({
    own: customerProcedure.query(({ ctx }) => this.credits.ofCustomer(ctx.customerId)),
  });
}
