import { Injectable } from '@nestjs/common';
import { adminProcedure, router } from '../../api/trpc.js';
import { AdminBulkOrderQueriesService } from '../../orders/bulk-orders/back-office/admin-bulk-order-queries.service.js';
import { StockAlarmQueriesService } from '../../catalog/back-office/stock-alarm-queries.service.js';
import { DayParcelsService } from '../../orders/back-office/parcels/day-parcels.service.js';
import { SalesFiguresService } from '../../orders/back-office/figures/sales-figures.service.js';
import { AdminInformationRequestQueriesService } from '../../workshops/information-requests/back-office/admin-information-request-queries.service.js';
import { UpcomingSessionQueriesService } from '../../workshops/upcoming-session-queries.service.js';

const REQUESTS_NAMED = 3;

/**
 * The summaries of the dashboard. Each is a call of its own, so that a slow or failing one does not delay the
 * others.
 */
@Injectable()
export class DashboardRouter {
  constructor(
    private readonly sales: SalesFiguresService,
    private readonly sessions: UpcomingSessionQueriesService,
    private readonly stock: StockAlarmQueriesService,
    private readonly requests: AdminInformationRequestQueriesService,
    private readonly bulkOrders: AdminBulkOrderQueriesService,
    private readonly pieces: DayParcelsService,
  ) {}

  readonly router = router({
    sales: adminProcedure('orders.read').query(() => this.sales.overview()),
    weeks: adminProcedure('orders.read').query(() => this.sales.weeks()),
    month: adminProcedure('orders.read').query(() => this.sales.month()),
    waiting: adminProcedure('orders.read').query(() => this.sales.waiting()),
    sessions: adminProcedure('calendar.read').query(() => this.sessions.read()),
    parcels: adminProcedure('orders.read').query(() => this.pieces.read()),
    stock: adminProcedure('products.change').query(() => this.stock.read()),
    informationRequests: adminProcedure('requests.handle').query(() => this.requests.open(REQUESTS_NAMED)),
    bulkOrders: adminProcedure('bulkOrders.handle').query(() => this.bulkOrders.open(REQUESTS_NAMED)),
  });
}
