import { Injectable } from '@nestjs/common';
import {
  MoveParcelDto,
  PackParcelDto,
  ParcelCargoDto,
  ParcelDto,
} from '../../../contract/shipping/parcels.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { MoveParcelService } from './move-parcel.service.js';
import { PackOrderService } from './pack-order.service.js';

/** The studio's calls about the parcels of an order; each answers with the order. */
@Injectable()
export class ParcelsRouter {
  constructor(
    private readonly packing: PackOrderService,
    private readonly moving: MoveParcelService,
    private readonly views: AdminOrderViewsService,
  ) {}

  readonly router = router({
    pack: adminSends('orders.change', PackParcelDto).mutation(async ({ ctx, input }) => {
      await this.packing.pack(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    unpack: adminSends('orders.change', ParcelDto).mutation(async ({ ctx, input }) => {
      await this.packing.unpack(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    setCargo: adminSends('orders.change', ParcelCargoDto).mutation(async ({ ctx, input }) => {
      await this.packing.setCargo(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    move: adminSends('orders.change', MoveParcelDto).mutation(async ({ ctx, input }) => {
      await this.moving.move(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
  });
}
