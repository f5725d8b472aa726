import { Module } from '@nestjs/common';
import { AdminOrdersModule } from '../../orders/back-office/admin-orders.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { ShippingModule } from '../shipping.module.js';
import { MoveParcelService } from './move-parcel.service.js';
import { PackOrderService } from './pack-order.service.js';
import { ParcelOfOrderService } from './parcel-of-order.service.js';
import { ParcelsRouter } from './parcels.router.js';

/** The back office of parcels. It is a module of its own, because it changes orders, which read parcels. */
@Module({
  imports: [AdminOrdersModule, OrdersModule, ShippingModule],
  providers: [MoveParcelService, PackOrderService, ParcelOfOrderService, ParcelsRouter],
  exports: [ParcelsRouter],
})
export class AdminShippingModule {}
