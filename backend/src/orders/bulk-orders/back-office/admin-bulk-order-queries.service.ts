import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, paginationOf } from '../../../../contract/admin/page.query.js';
import { AppError } from '../../../../contract/app-error.js';
import type { AdminBulkOrdersQuery } from '../../../../contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import type {
  AdminBulkOrdersView,
  AdminBulkOrderView,
  BulkOrderCounts,
} from '../../../../contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { type BulkOrderStatus, isOverdue } from '../../../../contract/orders/bulk-orders/bulk-order.js';
import type { OpenRequests } from '../../../../contract/admin/dashboard/dashboard.views.js';
import { Clock } from '../../../platform/clock.js';
import { BulkOrderRequest } from '../bulk-order-request.entity.js';
import { adminBulkOrderView } from '../bulk-order.mapper.js';

/** The rule of the contract's `isOverdue` in SQL. */
const WAITS_TOO_LONG_SINCE = `CASE WHEN request.status = 'pending' AND request.offer_sent_at IS NULL
  AND request.due_at < :now THEN request.due_at END`;

/** Reads bulk-order requests for the studio. */
@Injectable()
export class AdminBulkOrderQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Overdue requests first, the oldest of them at the top; then the newest. Sorted by time only when the
   * query asks for an order.
   */
  async list(query: AdminBulkOrdersQuery): Promise<AdminBulkOrdersView> {
    const { status, page = 1, perPage = DEFAULT_PAGE_SIZE, sortOrder } = query;
    const now = this.clock.now();
    const found = this.dataSource.manager
      .createQueryBuilder(BulkOrderRequest, 'request')
      .offset((page - 1) * perPage)
      .limit(perPage);
    if (status !== undefined) found.where('request.status = :status', { status });
    if (sortOrder === undefined) {
      found.orderBy(WAITS_TOO_LONG_SINCE, 'ASC', 'NULLS LAST').setParameters({ now });
    }
    const [requests, totalRecords] = await found
      .addOrderBy('request.createdAt', sortOrder === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('request.id', sortOrder === 'asc' ? 'DESC' : 'ASC')
      .getManyAndCount();
    return {
      items: requests.map((request) => adminBulkOrderView(request, now)),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
      counts: await this.counts(now),
    };
  }

  /** The latest requests, for older clients without pages. */
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

  /** Undecided requests; overdue ones first, then the oldest. */
  async open(limit: number): Promise<OpenRequests> {
    const now = this.clock.now();
    const requests = await this.dataSource.manager
      .createQueryBuilder(BulkOrderRequest, 'request')
      .where({ status: 'pending' })
      .addSelect('(request.offerSentAt IS NULL AND request.dueAt < :now)', 'is_overdue')
      .setParameter('now', now)
      .orderBy('is_overdue', 'DESC')
      .addOrderBy('request.createdAt', 'ASC')
      .addOrderBy('request.id', 'ASC')
      .limit(limit)
      .getMany();
    const { count, overdue } = await this.waiting(now);
    return {
      ...{ count, overdue },
      requests: requests.map((request) => ({
        id: request.id,
        name: request.name,
        createdAt: request.createdAt.toISOString(),
        isOverdue: isOverdue(request, now),
      })),
    };
  }

  /** Reads only undecided requests, along their index. */
  private async waiting(now: Date): Promise<Pick<OpenRequests, 'count' | 'overdue'>> {
    const [waiting] = await this.dataSource.query<[Pick<OpenRequests, 'count' | 'overdue'>]>(
      `SELECT count(*)::int AS count, (count(*) FILTER (WHERE offer_sent_at IS NULL AND due_at < $1))::int AS overdue
       FROM bulk_order_request WHERE status = 'pending'`,
      [now],
    );
    return waiting;
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
