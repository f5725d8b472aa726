import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  HoldDto,
  OpenCheckoutDto,
  OrderInformationDto,
  QuoteDto,
} from '../../contract/orders/checkout.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { AgreeOrderService } from './agree-order.service.js';
import { buyerOf } from './buyer.js';
import { OpenCheckoutService } from './open-checkout.service.js';
import { QuoteCartService } from './quote-cart.service.js';

@Injectable()
export class CheckoutRouter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(QuoteCartService) private readonly quotes: QuoteCartService,
    @Inject(OpenCheckoutService) private readonly checkout: OpenCheckoutService,
    @Inject(AgreeOrderService) private readonly agreement: AgreeOrderService,
  ) {}

  readonly router = router({
    quote: publicProcedure
      .input(dtoInput(QuoteDto))
      .query(({ input }) => this.quotes.quote(this.dataSource.manager, input.items, input.holdId)),
    open: publicProcedure
      .input(dtoInput(OpenCheckoutDto))
      .mutation(({ input: { items, replacesHoldId }, ctx }) =>
        this.checkout.open({
          items,
          visitorAddress: ctx.visitorAddress,
          ...(replacesHoldId ? { replacesHoldId } : {}),
        }),
      ),
    renew: publicProcedure
      .input(dtoInput(HoldDto))
      .mutation(({ input }) => this.checkout.renew(input.holdId)),
    release: publicProcedure
      .input(dtoInput(HoldDto))
      .mutation(({ input }) => this.checkout.release(input.holdId)),
    // A mutation only so that personal data travels in a body, not in an address.
    documents: publicProcedure
      .input(dtoInput(OrderInformationDto))
      .mutation(({ input }) => this.agreement.documents(input.holdId, buyerOf(input))),
  });
}
