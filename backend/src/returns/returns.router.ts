import { Injectable } from '@nestjs/common';
import { OrderKeyDto } from '../../contract/checkout/checkout.dto.js';
import {
  AddReturnPictureDto,
  AskReturnDto,
  OwnReturnDto,
  ReturnPictureDto,
  SendReturnDto,
} from '../../contract/returns/returns.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { AskReturnService } from './ask-return.service.js';
import { ChangeOwnReturnService } from './change-own-return.service.js';
import { OrderReturnsService } from './order-returns.service.js';
import { ReturnPicturesService } from './return-pictures.service.js';

/** The buyer's calls about what comes back of an order. */
@Injectable()
export class ReturnsRouter {
  constructor(
    private readonly returns: OrderReturnsService,
    private readonly asking: AskReturnService,
    private readonly changing: ChangeOwnReturnService,
    private readonly pictures: ReturnPicturesService,
  ) {}

  readonly router = router({
    ofOrder: anybodySends(OrderKeyDto).query(({ ctx, input }) =>
      this.returns.ofBuyer(input, ctx.visit.customerId),
    ),
    picture: anybodySends(ReturnPictureDto).query(({ ctx, input }) =>
      this.pictures.ofBuyer(input, ctx.visit.customerId),
    ),
    addPicture: anybodySends(AddReturnPictureDto).mutation(({ ctx, input }) =>
      this.pictures.add(input, ctx.visit.customerId),
    ),
    ask: anybodySends(AskReturnDto).mutation(({ ctx, input }) =>
      this.asking.ask(input, ctx.visit.customerId),
    ),
    sent: anybodySends(SendReturnDto).mutation(({ ctx, input }) =>
      this.changing.sent(input, ctx.visit.customerId),
    ),
    withdraw: anybodySends(OwnReturnDto).mutation(({ ctx, input }) =>
      this.changing.withdraw(input, ctx.visit.customerId),
    ),
  });
}
