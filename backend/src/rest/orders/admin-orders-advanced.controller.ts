import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { AdminOrdersQuery } from '../../../contract/orders/admin-orders.query.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminOrderListService } from '../../orders/back-office/list/admin-order-list.service.js';
import { OrderStatisticsQueriesService } from '../../orders/back-office/figures/order-statistics-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { readingDocumented } from '../documented-names.js';
import { ListParameters, PAGE_NAMES, restPagination, restSorting } from '../http/list-parameters.js';
import { restOrderRow, restOrderStatistics } from './rest-admin-order.js';
import { sendSheet, stampedName } from '../http/send-sheet.js';
import { EXPORT, NeedsRight } from '../http/needs-right.js';

const readQuery = readingDocumented(dtoInput(AdminOrdersQuery), {
  ...PAGE_NAMES,
  paymentStatus: 'payment_status',
  dateFrom: 'date_from',
  dateTo: 'date_to',
  customerName: 'customer_name',
  customerEmail: 'customer_email',
  customerPhone: 'customer_phone',
  customerId: 'customer_id',
  orderId: 'order_id',
  amountMinKurus: 'amount_min',
  amountMaxKurus: 'amount_max',
  isGuest: 'is_guest',
  paymentTrouble: 'payment_trouble',
});
/** The sort names of specification 2, section 2.7. */
const SORTS = {
  id: 'id',
  customer_name: 'customerName',
  total_amount: 'totalAmount',
  created_at: 'createdAt',
} as const;

/** GET /api/admin_orders_advanced.php?action=list|stats|export: specification 2, section 7; and export_lines, a row for each line. */
@Controller('api/admin_orders_advanced.php')
export class AdminOrdersAdvancedController {
  constructor(
    private readonly orders: AdminOrderListService,
    private readonly figures: OrderStatisticsQueriesService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @NeedsRight('orders.read', EXPORT)
  async read(@Query() given: Record<string, unknown>, @Res() response: Response): Promise<void> {
    const { action = 'list' } = given;
    if (action === 'list') response.json(await this.list(queryOf(given)));
    else if (action === 'stats') response.json({ success: true, statistics: await this.statistics() });
    else if (action === 'export') await this.export(given, response);
    else if (action === 'export_lines') await this.exportLines(given, response);
    else throw new AppError('malformed_request');
  }

  private async list(query: AdminOrdersQuery) {
    const { items, pagination } = await this.orders.records(query);
    const lines = await this.orders.linesOf(items.map(({ id }) => id));
    return {
      success: true,
      orders: items.map((order) =>
        restOrderRow(
          order,
          lines.filter(({ orderId }) => orderId === order.id),
        ),
      ),
      pagination: restPagination(pagination),
      sorting: restSorting(SORTS, query),
      statistics: await this.statistics(),
    };
  }

  private async statistics() {
    return restOrderStatistics(await this.figures.read());
  }

  private async export(given: Record<string, unknown>, response: Response): Promise<void> {
    const query = queryOf(given);
    const format = new ListParameters(given).sheetFormat();
    return sendSheet(response, {
      name: stampedName('siparisler', this.clock.now()),
      sheet: await this.orders.sheet(query, format),
    });
  }

  private exportLines(given: Record<string, unknown>, response: Response): Promise<void> {
    return sendSheet(response, {
      name: stampedName('siparis-satirlari', this.clock.now()),
      sheet: this.orders.lineSheet(queryOf(given), new ListParameters(given).sheetFormat()),
    });
  }
}

function queryOf(given: Record<string, unknown>): AdminOrdersQuery {
  const parameters = new ListParameters(given);
  return readQuery({
    ...parameters.page(SORTS),
    status: parameters.text('status'),
    paymentStatus: parameters.text('payment_status'),
    dateFrom: parameters.text('date_from'),
    dateTo: parameters.text('date_to'),
    customerName: parameters.text('customer_name'),
    customerEmail: parameters.text('customer_email'),
    customerPhone: parameters.text('customer_phone'),
    customerId: parameters.text('customer_id'),
    orderId: parameters.text('order_id'),
    amountMinKurus: parameters.kurus('amount_min'),
    amountMaxKurus: parameters.kurus('amount_max'),
    isGuest: parameters.flag('is_guest'),
    paymentTrouble: parameters.text('payment_trouble'),
    scope: parameters.text('scope'),
  });
}
