import { Injectable } from '@nestjs/common';
import { adminProcedure, router } from '../api/trpc.js';
import { SamplesService } from '../samples/samples.service.js';
import { OpenShopService } from './open-shop.service.js';

@Injectable()
export class OpeningRouter {
  constructor(
    private readonly service: OpenShopService,
    private readonly samples: SamplesService,
  ) {}

  readonly router = router({
    readiness: adminProcedure.query(() => this.service.readiness()),
    samples: adminProcedure.query(() => this.samples.view()),
    takeSamples: adminProcedure.mutation(({ ctx }) => this.samples.take(ctx.actor)),
    removeSamples: adminProcedure.mutation(({ ctx }) => this.samples.remove(ctx.actor)),
    open: adminProcedure.mutation(({ ctx }) => this.service.open(ctx.actor)),
  });
}
