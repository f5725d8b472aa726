import { Injectable } from '@nestjs/common';
import { HoldNetworkDto } from '../../../../contract/orders/open-holds.dto.js';
import { adminProcedure, adminSends, router } from '../../../api/trpc.js';
import { OpenHoldsService } from './open-holds.service.js';

@Injectable()
export class OpenHoldsRouter {
  constructor(private readonly holds: OpenHoldsService) {}

  readonly router = router({
    list: adminProcedure('orders.read').query(() => this.holds.list()),
    release: adminSends('orders.change', HoldNetworkDto).mutation(({ input, ctx }) =>
      this.holds.release(ctx.actor, input.network),
    ),
  });
}
