import { Injectable } from '@nestjs/common';
import { adminProcedure, router } from '../api/trpc.js';
import { SamplesService } from '../samples/samples.service.js';
import { EtbisSheetService } from './etbis-sheet.service.js';
import { OpenShopService } from './open-shop.service.js';

@Injectable()
export class OpeningRouter {
  constructor(
    private readonly service: OpenShopService,
    private readonly samples: SamplesService,
    private readonly etbis: EtbisSheetService,
  ) {}

  readonly router = router({
    readiness: adminProcedure('settings.read').query(() => this.service.readiness()),
    etbisSheet: adminProcedure('settings.read').query(() => this.etbis.read()),
    samples: adminProcedure('settings.read').query(() => this.samples.view()),
    takeSamples: adminProcedure('settings.change').mutation(({ ctx }) => this.samples.take(ctx.actor)),
    removeSamples: adminProcedure('settings.change').mutation(({ ctx }) => this.samples.remove(ctx.actor)),
    open: adminProcedure('settings.change').mutation(({ ctx }) => this.service.open(ctx.actor)),
  });
}
