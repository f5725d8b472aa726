import { Injectable } from '@nestjs/common';
import { BulkStatusQuery, SetOrderStatusesDto } from '../../../../contract/orders/bulk-status.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { ChangeStatusesService } from './change-statuses.service.js';
import { PreviewStatusesService } from './preview-statuses.service.js';

/** The studio's calls about the status of several orders. */
@Injectable()
export class BulkStatusRouter {
  constructor(
    private readonly previews: PreviewStatusesService,
    private readonly changes: ChangeStatusesService,
  ) {}

  readonly router = router({
    preview: adminSends('orders.change', BulkStatusQuery).query(({ input }) => this.previews.preview(input)),
    change: adminSends('orders.change', SetOrderStatusesDto).mutation(({ ctx, input }) =>
      this.changes.change(ctx.actor, input),
    ),
  });
}
