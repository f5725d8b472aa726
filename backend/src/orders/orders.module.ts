import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/catalog.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FulfilOrderService } from './fulfil-order.service.js';
import { HoldLine } from './hold-line.entity.js';
import { HoldSweeper } from './hold-sweeper.service.js';
import { Hold } from './hold.entity.js';
import { HoldsService } from './holds.service.js';
import { OrderDocument } from './order-document.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderLinksService } from './order-links.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderQueries } from './order-queries.service.js';
import { Order } from './order.entity.js';
import { StockMovement } from './stock-movement.entity.js';
import { WriteOrderService } from './write-order.service.js';

@Module({
  imports: [
    CatalogModule,
    MediaModule,
    NotificationsModule,
    TypeOrmModule.forFeature([Order, OrderLine, OrderDocument, Hold, HoldLine, StockMovement]),
  ],
  providers: [
    HoldsService,
    HoldSweeper,
    WriteOrderService,
    FulfilOrderService,
    OrderQueries,
    OrderMails,
    OrderLinksService,
  ],
  exports: [HoldsService, WriteOrderService, FulfilOrderService, OrderQueries, OrderLinksService],
})
export class OrdersModule {}
