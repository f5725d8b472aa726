import { Injectable } from '@nestjs/common';
import { adminProcedure, router } from '../../api/trpc.js';
import { AdminBulkOrderQueriesService } from '../../orders/bulk-orders/back-office/admin-bulk-order-queries.service.js';
import { StockAlarmQueriesService } from '../../catalog/back-office/stock-alarm-queries.service.js';
import { SalesFiguresService } from '../../orders/back-office/sales-figures.service.js';
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
  ) {}

  readonly router = router({
    sales: adminProcedure.query(() => this.sales.overview()),
    weeks: adminProcedure.query(() => this.sales.weeks()),
    month: adminProcedure.query(() => this.sales.month()),
    waiting: adminProcedure.query(() => this.sales.waiting()),
    sessions: adminProcedure.query(() => this.sessions.read()),
    stock: adminProcedure.query(() => this.stock.read()),
    informationRequests: adminProcedure.query(() => this.requests.open(REQUESTS_NAMED)),
    bulkOrders: adminProcedure.query(() => this.bulkOrders.open(REQUESTS_NAMED)),
  });
}
