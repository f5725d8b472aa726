import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AdminOrderList } from './admin-order-list.service.js';
import { ClaimOrdersService } from './claim-orders.service.js';
import { CustomerOrders } from './customer-orders.service.js';
import { FulfilOrderService } from './fulfil-order.service.js';
import { GoodsLedger } from './goods-ledger.service.js';
import { GoodsService } from './goods.service.js';
import { HoldLimits } from './hold-limits.service.js';
import { HoldLine } from './hold-line.entity.js';
import { HoldSweeper } from './hold-sweeper.service.js';
import { Hold } from './hold.entity.js';
import { HoldsService } from './holds.service.js';
import { OrderDocument } from './order-document.entity.js';
import { OrderGoods } from './order-goods.service.js';
import { OrderLine } from './order-line.entity.js';
import { OrderLinksService } from './order-links.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderQueries } from './order-queries.service.js';
import { OrderStatisticsQueries } from './order-statistics.service.js';
import { Order } from './order.entity.js';
import { SeatMovement } from './seat-movement.entity.js';
import { SellGoodsService } from './sell-goods.service.js';
import { StockMovement } from './stock-movement.entity.js';
import { StockNotices } from './stock-notices.service.js';
import { TrackOrderService } from './track-order.service.js';
import { WriteOrderService } from './write-order.service.js';

@Module({
  imports: [
    CatalogModule,
    WorkshopsModule,
    CouponsModule,
    BookingsModule,
    MediaModule,
    NotificationsModule,
    ListsModule,
    TypeOrmModule.forFeature([Order, OrderLine, OrderDocument, Hold, HoldLine, StockMovement, SeatMovement]),
  ],
  providers: [
    GoodsService,
    GoodsLedger,
    HoldLimits,
    HoldsService,
    HoldSweeper,
    SellGoodsService,
    StockNotices,
    OrderGoods,
    WriteOrderService,
    ClaimOrdersService,
    CustomerOrders,
    TrackOrderService,
    FulfilOrderService,
    OrderQueries,
    OrderMails,
    AdminOrderList,
    OrderStatisticsQueries,
    OrderLinksService,
  ],
  exports: [
    GoodsLedger,
    AdminOrderList,
    OrderStatisticsQueries,
    ClaimOrdersService,
    CustomerOrders,
    TrackOrderService,
    HoldLimits,
    HoldsService,
    SellGoodsService,
    OrderGoods,
    OrderMails,
    WriteOrderService,
    FulfilOrderService,
    OrderQueries,
    OrderLinksService,
  ],
})
export class OrdersModule {}
