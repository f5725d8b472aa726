import { Inject, Injectable } from '@nestjs/common';
import { adminProcedure, router } from '../../api/trpc.js';
import { AdminBulkOrderQueries } from '../../bulk-orders/back-office/admin-bulk-order-queries.service.js';
import { StockAlarmQueries } from '../../catalog/back-office/stock-alarms.service.js';
import { SalesFigures } from '../../orders/back-office/sales-figures.service.js';
import { AdminInformationRequestQueries } from '../../workshops/information-requests/admin-information-request-queries.service.js';
import { UpcomingSessionQueries } from '../../workshops/upcoming-sessions.service.js';

const REQUESTS_NAMED = 3;

/** The studio's day at a glance. Each part is asked for by itself: a slow or failing one keeps no other waiting. */
@Injectable()
export class DashboardRouter {
  constructor(
    @Inject(SalesFigures) private readonly sales: SalesFigures,
    @Inject(UpcomingSessionQueries) private readonly sessions: UpcomingSessionQueries,
    @Inject(StockAlarmQueries) private readonly stock: StockAlarmQueries,
    @Inject(AdminInformationRequestQueries) private readonly requests: AdminInformationRequestQueries,
    @Inject(AdminBulkOrderQueries) private readonly bulkOrders: AdminBulkOrderQueries,
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
