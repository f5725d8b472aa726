import { Module } from '@nestjs/common';
import { AdminOrdersModule } from '../../orders/back-office/admin-orders.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { StudioModule } from '../../studio/studio.module.js';
import { CarriersModule } from '../carriers/carriers.module.js';
import { ShippingModule } from '../shipping.module.js';
import { AskLabelsService } from './labels/ask-labels.service.js';
import { BuyLabelsService } from './labels/buy-labels.service.js';
import { LabelProgressService } from './labels/label-progress.service.js';
import { LabelsRouter } from './labels/labels.router.js';
import { LabelsSweeperService } from './labels/labels-sweeper.service.js';
import { LabelsToAskService } from './labels/labels-to-ask.service.js';
import { ParcelTroublesService } from './labels/parcel-troubles.service.js';
import { ParcelsToSendService } from './labels/parcels-to-send.service.js';
import { PrintableParcelsService } from './labels/printable-parcels.service.js';
import { RecordLabelService } from './labels/record-label.service.js';
import { MoveParcelService } from './move-parcel.service.js';
import { PackOrderService } from './pack-order.service.js';
import { ParcelOfOrderService } from './parcel-of-order.service.js';
import { ParcelsRouter } from './parcels.router.js';

/** The back office of parcels. It is a module of its own, because it changes orders, which read parcels. */
@Module({
  imports: [AdminOrdersModule, CarriersModule, OrdersModule, ShippingModule, StudioModule],
  providers: [
    AskLabelsService,
    BuyLabelsService,
    LabelProgressService,
    LabelsRouter,
    LabelsSweeperService,
    LabelsToAskService,
    MoveParcelService,
    PackOrderService,
    ParcelOfOrderService,
    ParcelsRouter,
    ParcelTroublesService,
    ParcelsToSendService,
    PrintableParcelsService,
    RecordLabelService,
  ],
  exports: [LabelsRouter, ParcelsRouter, PrintableParcelsService],
})
export class AdminShippingModule {}
