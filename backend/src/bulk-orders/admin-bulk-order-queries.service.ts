import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, paginationOf } from '../../contract/admin/page.query.js';
import { AppError } from '../../contract/app-error.js';
import type { AdminBulkOrdersQuery } from '../../contract/bulk-orders/admin-bulk-orders.dto.js';
import type {
  AdminBulkOrdersView,
  AdminBulkOrderView,
  BulkOrderCounts,
} from '../../contract/bulk-orders/admin-bulk-orders.views.js';
import type { BulkOrderStatus } from '../../contract/bulk-orders/bulk-order.js';
import { Clock } from '../platform/clock.js';
import { BulkOrderRequest } from './bulk-order-request.entity.js';
import { adminBulkOrderView } from './bulk-order.mapper.js';

/** What the studio reads of the wishes for an offer. */
@Injectable()
export class AdminBulkOrderQueries {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list({
    status,
    page = 1,
    perPage = DEFAULT_PAGE_SIZE,
    sortOrder = 'desc',
  }: AdminBulkOrdersQuery): Promise<AdminBulkOrdersView> {
    const isAscending = sortOrder === 'asc';
    const [requests, totalRecords] = await this.dataSource.manager.findAndCount(BulkOrderRequest, {
      where: status === undefined ? {} : { status },
      order: { createdAt: isAscending ? 'ASC' : 'DESC', id: isAscending ? 'DESC' : 'ASC' },
      skip: (page - 1) * perPage,
      take: perPage,
    });
    const now = this.clock.now();
    return {
      items: requests.map((request) => adminBulkOrderView(request, now)),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
      counts: await this.counts(now),
    };
  }

  /** For clients of old that know no pages. */
  async latest(status: BulkOrderStatus | undefined, limit: number): Promise<AdminBulkOrderView[]> {
    const requests = await this.dataSource.manager.find(BulkOrderRequest, {
      where: status === undefined ? {} : { status },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: limit,
    });
    const now = this.clock.now();
    return requests.map((request) => adminBulkOrderView(request, now));
  }

  /** Throws not_found. */
  async get(id: string): Promise<AdminBulkOrderView> {
    const request = await this.dataSource.manager.findOneBy(BulkOrderRequest, { id });
    if (!request) throw new AppError('not_found');
    return adminBulkOrderView(request, this.clock.now());
  }

  private async counts(now: Date): Promise<BulkOrderCounts> {
    const [counts] = await this.dataSource.query<[BulkOrderCounts]>(
      `SELECT (count(*) FILTER (WHERE status = 'pending'))::int AS pending,
              (count(*) FILTER (WHERE status = 'approved'))::int AS approved,
              (count(*) FILTER (WHERE status = 'rejected'))::int AS rejected,
              (count(*) FILTER (WHERE status = 'pending' AND offer_sent_at IS NULL AND due_at < $1))::int AS overdue
       FROM bulk_order_request`,
      [now],
    );
    return counts;
  }
}
