import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { WaitingListModule } from '../waiting-list/waiting-list.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AdminOrderListService } from './back-office/list/admin-order-list.service.js';
import { ClaimOrdersService } from './claim-orders.service.js';
import { CustomerOrdersService } from './customer-orders.service.js';
import { EndEmptyOrderService } from './end-empty-order.service.js';
import { EraseBuyersService } from './erase-buyers.service.js';
import { FulfilOrderService } from './fulfil-order.service.js';
import { InventoryLedgerService } from './inventory/inventory-ledger.service.js';
import { InvoiceDetailsService } from './invoice-details/invoice-details.service.js';
import { OrderInvoiceDetails } from './invoice-details/order-invoice-details.entity.js';
import { HoldAllowancesService } from './holds/hold-allowances.service.js';
import { HoldHistoryService } from './holds/hold-history.service.js';
import { HoldLimitsService } from './holds/hold-limits.service.js';
import { HoldLine } from './holds/hold-line.entity.js';
import { HoldOffersService } from './holds/hold-offers.service.js';
import { HoldQueriesService } from './holds/hold-queries.service.js';
import { HoldReservationsService } from './holds/hold-reservations.service.js';
import { HoldSweeperService } from './holds/hold-sweeper.service.js';
import { Hold } from './holds/hold.entity.js';
import { HoldsService } from './holds/holds.service.js';
import { OrderCorrection } from './corrections/order-correction.entity.js';
import { CorrectionMailsService } from './corrections/correction-mails.service.js';
import { RecordCorrectionService } from './corrections/record-correction.service.js';
import { OrderCorrectionsService } from './corrections/order-corrections.service.js';
import { OrderDocument } from './order-document.entity.js';
import { LineStatesService } from './line-states.service.js';
import { OrderAllocationService } from './inventory/order-allocation.service.js';
import { OrderLine } from './order-line.entity.js';
import { OrderLinksService } from './order-links.service.js';
import { OrderMailsService } from './order-mails.service.js';
import { ParcelMailsService } from './parcel-mails.service.js';
import { OrderQueriesService } from './order-queries.service.js';
import { OrderStatisticsQueriesService } from './back-office/figures/order-statistics-queries.service.js';
import { Order } from './order.entity.js';
import { PruneOrdersService } from './prune-orders.service.js';
import { RecordRefundService } from './record-refund.service.js';
import { DayParcelsService } from './back-office/parcels/day-parcels.service.js';
import { SalesFiguresService } from './back-office/figures/sales-figures.service.js';
import { SeatMovement } from './inventory/seat-movement.entity.js';
import { ReturnedPiecesService } from './inventory/returned-pieces.service.js';
import { InventoryService } from './inventory/inventory.service.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { StatusTimesService } from './status-times.service.js';
import { StockMovement } from './inventory/stock-movement.entity.js';
import { MakeRoomService } from './inventory/make-room.service.js';
import { StockNoticesService } from './inventory/stock-notices.service.js';
import { TrackOrderService } from './track-order.service.js';
import { ReseatLineService } from './inventory/reseat-line.service.js';
import { RepriceLineService } from './reprice-line.service.js';
import { SeatPoliciesService } from './seat-policies.service.js';
import { SplitLineService } from './split-line.service.js';
import { WriteOrderService } from './write-order.service.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { StudioModule } from '../studio/studio.module.js';

@Module({
  imports: [
    ActivityLogModule,
    CatalogModule,
    WorkshopsModule,
    CouponsModule,
    BookingsModule,
    MediaModule,
    NotificationsModule,
    ShippingModule,
    StudioModule,
    WaitingListModule,
    ListsModule,
    TypeOrmModule.forFeature([
      Order,
      OrderLine,
      OrderCorrection,
      OrderDocument,
      OrderInvoiceDetails,
      OrderStatusChange,
      Hold,
      HoldLine,
      StockMovement,
      SeatMovement,
    ]),
  ],
  providers: [
    PruneOrdersService,
    InvoiceDetailsService,
    InventoryLedgerService,
    HoldHistoryService,
    HoldLimitsService,
    HoldOffersService,
    HoldAllowancesService,
    HoldQueriesService,
    HoldReservationsService,
    HoldsService,
    HoldSweeperService,
    InventoryService,
    ReturnedPiecesService,
    MakeRoomService,
    StockNoticesService,
    OrderAllocationService,
    WriteOrderService,
    ReseatLineService,
    SplitLineService,
    ClaimOrdersService,
    EraseBuyersService,
    CustomerOrdersService,
    TrackOrderService,
    EndEmptyOrderService,
    FulfilOrderService,
    RecordRefundService,
    LineStatesService,
    CorrectionMailsService,
    OrderCorrectionsService,
    RecordCorrectionService,
    RepriceLineService,
    SeatPoliciesService,
    StatusTimesService,
    OrderQueriesService,
    OrderMailsService,
    ParcelMailsService,
    AdminOrderListService,
    OrderStatisticsQueriesService,
    DayParcelsService,
    SalesFiguresService,
    OrderLinksService,
  ],
  exports: [
    InvoiceDetailsService,
    ReseatLineService,
    SplitLineService,
    RecordCorrectionService,
    RepriceLineService,
    SeatPoliciesService,
    CorrectionMailsService,
    StatusTimesService,
    InventoryLedgerService,
    AdminOrderListService,
    OrderStatisticsQueriesService,
    DayParcelsService,
    SalesFiguresService,
    ClaimOrdersService,
    EraseBuyersService,
    CustomerOrdersService,
    TrackOrderService,
    HoldLimitsService,
    HoldQueriesService,
    HoldsService,
    InventoryService,
    ReturnedPiecesService,
    MakeRoomService,
    OrderAllocationService,
    OrderMailsService,
    ParcelMailsService,
    WriteOrderService,
    EndEmptyOrderService,
    FulfilOrderService,
    RecordRefundService,
    OrderQueriesService,
    OrderLinksService,
  ],
})
export class OrdersModule {}
