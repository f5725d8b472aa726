import { Injectable } from '@nestjs/common';
import { PayByLinkDto, PaymentLinkKeyDto } from '../../../contract/payments/payment-link.dto.js';
import type { StartedLinkPayment } from '../../../contract/payments/payment-link.views.js';
import { anybodySends, router } from '../../api/trpc.js';
import { bankPagePath } from '../bank-paths.js';
import { PayByLinkService } from './pay-by-link.service.js';
import { PaymentLinkViewsService } from './payment-link-views.service.js';

/** The page of a payment link, for everybody who knows its address. */
@Injectable()
export class PaymentLinksRouter {
  constructor(
    private readonly views: PaymentLinkViewsService,
    private readonly payments: PayByLinkService,
  ) {}

  readonly router = router({
    view: anybodySends(PaymentLinkKeyDto).query(({ input }) =>
      this.views.view(input.linkId, input.accessKey),
    ),
    pay: anybodySends(PayByLinkDto).mutation(async ({ input, ctx }): Promise<StartedLinkPayment> => {
      const { attemptId } = await this.payments.pay(input, ctx.visit.ipAddress);
      return { bankUrl: bankPagePath(attemptId) };
    }),
  });
}
