import { Injectable } from '@nestjs/common';
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../../../../contract/orders/order-status.js';
import type { OrderStatistics } from '../../../../contract/orders/admin-orders.views.js';
import { Clock } from '../../../platform/clock.js';
import { ListReadsService } from '../../../platform/lists/list-reads.service.js';
import { lastMonths, monthsOf, sumOf } from '../../../platform/lists/list-statistics.js';
import { ORDERS } from '../list/admin-order-filter.js';
import { isPlaced } from '../list/placed-order-sql.js';

/**
 * The figures above the list of orders (specification 2, section 2.7), always exact. Months count placed orders,
 * as the dashboard does; the other figures count what the list shows.
 */
@Injectable()
export class OrderStatisticsQueriesService {
  constructor(
    private readonly reads: ListReadsService,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OrderStatistics> {
    const all = await this.reads.read((manager) => monthsOf(manager, ORDERS));
    const count = (counts: Parameters<typeof sumOf>[1]) => sumOf(all, counts).records;
    const months = lastMonths(this.clock.now()).map((month) => {
      const { records, earnedKurus } = sumOf(all, (each) => each.month === month && isPlaced(each));
      return { month, orders: records, revenueKurus: earnedKurus };
    });
    const thisMonth = months.at(-1);
    return {
      totalOrders: sumOf(all).records,
      thisMonthOrders: thisMonth?.orders ?? 0,
      thisMonthRevenueKurus: thisMonth?.revenueKurus ?? 0,
      customerTypes: [
        { type: 'guest', count: count(({ isGuest }) => isGuest) },
        { type: 'registered', count: count(({ isGuest }) => !isGuest) },
      ],
      statuses: ORDER_STATUSES.map((status) => ({ status, count: count((each) => each.status === status) })),
      paymentStatuses: ORDER_PAYMENT_STATUSES.map((paymentStatus) => ({
        paymentStatus,
        count: count((each) => each.paymentStatus === paymentStatus),
      })),
      months,
    };
  }
}
