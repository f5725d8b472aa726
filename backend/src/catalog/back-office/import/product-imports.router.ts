import { Injectable } from '@nestjs/common';
import {
  ImportQuery,
  ImportVersionDto,
  MapColumnsDto,
} from '../../../../contract/catalog/import/import.dto.js';
import { adminProcedure, adminSends, router } from '../../../api/trpc.js';
import { ImportRemarksService } from './import-remarks.service.js';
import { ImportStateService } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import { PlanImportService } from './plan-import.service.js';
import { StartImportService } from './start-import.service.js';

@Injectable()
export class ProductImportsRouter {
  constructor(
    private readonly imports: ImportsService,
    private readonly remarks: ImportRemarksService,
    private readonly plans: PlanImportService,
    private readonly starting: StartImportService,
    private readonly states: ImportStateService,
  ) {}

  readonly router = router({
    list: adminProcedure('products.change').query(() => this.imports.list()),
    view: adminSends('products.change', ImportQuery).query(({ input }) => this.imports.view(input.id)),
    preview: adminSends('products.change', ImportQuery).query(({ input }) => this.plans.preview(input.id)),
    remarks: adminSends('products.change', ImportQuery).query(({ input }) => this.remarks.list(input.id)),
    mapColumns: adminSends('products.change', MapColumnsDto).mutation(({ input }) =>
      this.states.mapColumns(input),
    ),
    start: adminSends('products.change', ImportVersionDto).mutation(({ ctx, input }) =>
      this.starting.start(ctx.actor, input),
    ),
    stop: adminSends('products.change', ImportQuery).mutation(({ ctx, input }) =>
      this.states.stop(ctx.actor, input.id),
    ),
    resume: adminSends('products.change', ImportQuery).mutation(({ ctx, input }) =>
      this.states.resume(ctx.actor, input.id),
    ),
    undo: adminSends('products.change', ImportQuery).mutation(({ ctx, input }) =>
      this.states.undo(ctx.actor, input.id),
    ),
    discard: adminSends('products.change', ImportQuery).mutation(({ input }) =>
      this.states.discard(input.id),
    ),
  });
}
