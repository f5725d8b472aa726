import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import {
  AdminReturnsQuery,
  ReceiveReturnDto,
  RefundReturnDto,
  RefuseReturnDto,
  ReturnCodeDto,
  ReturnsOfOrderQuery,
} from '../../../contract/returns/admin-returns.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { ReturnPicturesService } from '../return-pictures.service.js';
import { DecideReturnService } from './decide-return.service.js';
import { ReceiveReturnService } from './receive-return.service.js';
import { RefundReturnService } from './refund-return.service.js';
import { ReturnQueriesService } from './return-queries.service.js';

/** The studio's calls about returns. */
@Injectable()
export class AdminReturnsRouter {
  constructor(
    private readonly queries: ReturnQueriesService,
    private readonly receiving: ReceiveReturnService,
    private readonly refunding: RefundReturnService,
    private readonly deciding: DecideReturnService,
    private readonly pictures: ReturnPicturesService,
  ) {}

  readonly router = router({
    list: adminSends('orders.read', AdminReturnsQuery).query(({ input }) => this.queries.page(input)),
    open: adminProcedure('orders.read').query(() => this.queries.open()),
    ofOrder: adminSends('orders.read', ReturnsOfOrderQuery).query(({ input }) =>
      this.queries.ofOrder(input.orderId),
    ),
    picture: adminSends('orders.read', RecordDto).query(({ input }) => this.pictures.read(input.id)),
    refundPreview: adminSends('money.refund', RecordDto).query(({ input }) =>
      this.refunding.preview(input.id),
    ),
    setCode: adminSends('orders.change', ReturnCodeDto).mutation(({ ctx, input }) =>
      this.receiving.setCode(ctx.actor, input),
    ),
    receive: adminSends('orders.change', ReceiveReturnDto).mutation(({ ctx, input }) =>
      this.receiving.receive(ctx.actor, input),
    ),
    refund: adminSends('money.refund', RefundReturnDto).mutation(({ ctx, input }) =>
      this.refunding.refund(ctx.actor, input),
    ),
    replace: adminSends('orders.change', RecordDto).mutation(({ ctx, input }) =>
      this.deciding.replace(ctx.actor, input.id),
    ),
    refuse: adminSends('orders.change', RefuseReturnDto).mutation(({ ctx, input }) =>
      this.deciding.refuse(ctx.actor, input),
    ),
  });
}
