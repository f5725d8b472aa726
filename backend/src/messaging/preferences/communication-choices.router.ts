import { Injectable } from '@nestjs/common';
import {
  ChoicesLinkDto,
  ChooseByLinkDto,
  ChooseDto,
} from '../../../contract/messaging/preferences/communication-choices.dto.js';
import { anybodySendsBeforeOpening, customerProcedure, customerSends, router } from '../../api/trpc.js';
import { OwnChoicesService } from './own-choices.service.js';

@Injectable()
export class CommunicationChoicesRouter {
  constructor(private readonly own: OwnChoicesService) {}

  readonly router = router({
    // A mutation, so that the token is in no address.
    byLink: anybodySendsBeforeOpening(ChoicesLinkDto).mutation(({ input }) => this.own.byLink(input.token)),
    chooseByLink: anybodySendsBeforeOpening(ChooseByLinkDto).mutation(({ ctx, input }) =>
      this.own.chooseByLink(ctx.visit, input),
    ),
    mine: customerProcedure.query(({ ctx }) => this.own.ofAccount(ctx.customerId)),
    choose: customerSends(ChooseDto).mutation(({ ctx, input }) =>
      this.own.chooseAs(ctx.customerId, ctx.visit, input),
    ),
  });
}
