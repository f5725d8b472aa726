import { Injectable } from '@nestjs/common';
import { PrintOrdersDto } from '../../../../contract/printing/printing.dto.js';
import { adminProcedure, adminSends, router } from '../../../api/trpc.js';
import { AskLabelsService } from './ask-labels.service.js';
import { LabelProgressService } from './label-progress.service.js';
import { ParcelTroublesService } from './parcel-troubles.service.js';

/**
 * The labels of orders. Progress is a mutation only because so many ids do not fit into an address; it changes nothing.
 */
@Injectable()
export class LabelsRouter {
  constructor(
    private readonly asking: AskLabelsService,
    private readonly progress: LabelProgressService,
    private readonly troubles: ParcelTroublesService,
  ) {}

  readonly router = router({
    ask: adminSends('orders.change', PrintOrdersDto).mutation(({ ctx, input }) =>
      this.asking.ask(ctx.actor, input.orderIds),
    ),
    progress: adminSends('orders.read', PrintOrdersDto).mutation(({ input }) =>
      this.progress.of(input.orderIds),
    ),
    troubles: adminProcedure('orders.read').query(() => this.troubles.find()),
  });
}
