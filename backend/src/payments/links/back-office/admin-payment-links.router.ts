import { Injectable } from '@nestjs/common';
import {
  MakePaymentLinkDto,
  OrderPaymentLinkDto,
  PaymentLinkOfOrderDto,
} from '../../../../contract/payments/payment-link.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { PaymentLinkViewsService } from '../payment-link-views.service.js';
import { MailPaymentLinksService } from './mail-payment-links.service.js';
import { ManagePaymentLinksService } from './manage-payment-links.service.js';

/** The studio's calls about payment links. Each change answers with the link as it is then. */
@Injectable()
export class AdminPaymentLinksRouter {
  constructor(
    private readonly links: ManagePaymentLinksService,
    private readonly mails: MailPaymentLinksService,
    private readonly views: PaymentLinkViewsService,
  ) {}

  readonly router = router({
    latest: adminSends('money.record', PaymentLinkOfOrderDto).query(({ input }) =>
      this.views.latestOfOrder(input.orderId),
    ),
    make: adminSends('money.record', MakePaymentLinkDto).mutation(async ({ ctx, input }) => {
      await this.links.make(ctx.actor, input);
      return this.views.latestOfOrder(input.orderId);
    }),
    mail: adminSends('money.record', OrderPaymentLinkDto).mutation(async ({ ctx, input }) => {
      await this.mails.mail(ctx.actor, input);
      return this.views.latestOfOrder(input.orderId);
    }),
    cancel: adminSends('money.record', OrderPaymentLinkDto).mutation(async ({ ctx, input }) => {
      await this.links.cancel(ctx.actor, input);
      return this.views.latestOfOrder(input.orderId);
    }),
  });
}
