import { Injectable } from '@nestjs/common';
import { adminProcedure, router } from '../api/trpc.js';
import { OpenShopService } from './open-shop.service.js';

@Injectable()
export class OpeningRouter {
  constructor(private readonly service: OpenShopService) {}

  readonly router = router({
    readiness: adminProcedure.query(() => this.service.readiness()),
    open: adminProcedure.mutation(({ ctx }) => this.service.open(ctx.actor)),
  });
}
