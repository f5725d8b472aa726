import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AdminOrderList } from './back-office/admin-order-list.service.js';
import { ClaimOrdersService } from './claim-orders.service.js';
import { CustomerOrders } from './customer-orders.service.js';
import { ForgetBuyers } from './forget-buyers.service.js';
import { FulfilOrderService } from './fulfil-order.service.js';
import { GoodsLedger } from './goods/goods-ledger.service.js';
import { GoodsService } from './goods/goods.service.js';
import { HoldLimits } from './holds/hold-limits.service.js';
import { HoldLine } from './holds/hold-line.entity.js';
import { HoldSweeper } from './holds/hold-sweeper.service.js';
import { Hold } from './holds/hold.entity.js';
import { HoldsService } from './holds/holds.service.js';
import { OrderDocument } from './order-document.entity.js';
import { OrderGoods } from './goods/order-goods.service.js';
import { OrderLine } from './order-line.entity.js';
import { OrderLinksService } from './order-links.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderQueries } from './order-queries.service.js';
import { OrderStatisticsQueries } from './back-office/order-statistics.service.js';
import { Order } from './order.entity.js';
import { SalesFigures } from './back-office/sales-figures.service.js';
import { SeatMovement } from './goods/seat-movement.entity.js';
import { SellGoodsService } from './goods/sell-goods.service.js';
import { StockMovement } from './goods/stock-movement.entity.js';
import { StockNotices } from './goods/stock-notices.service.js';
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
    ForgetBuyers,
    CustomerOrders,
    TrackOrderService,
    FulfilOrderService,
    OrderQueries,
    OrderMails,
    AdminOrderList,
    OrderStatisticsQueries,
    SalesFigures,
    OrderLinksService,
  ],
  exports: [
    GoodsLedger,
    AdminOrderList,
    OrderStatisticsQueries,
    SalesFigures,
    ClaimOrdersService,
    ForgetBuyers,
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
