import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { DEFAULT_PAGE_SIZE, paginationOf } from '../../../../contract/admin/page.query.js';
import { AppError } from '../../../../contract/app-error.js';
import type { OpenRequests } from '../../../../contract/admin/dashboard/dashboard.views.js';
import type { AdminInformationRequestsQuery } from '../../../../contract/workshops/admin-information-requests.dto.js';
import type {
  AdminInformationRequestsView,
  AdminInformationRequestView,
  InformationRequestCounts,
} from '../../../../contract/workshops/admin-information-requests.views.js';
import {
  type InformationRequestStatus,
  isRequestOverdue,
} from '../../../../contract/workshops/information-request.js';
import { Clock } from '../../../platform/clock.js';
import { personPatterns } from '../../../platform/database/search-words.js';
import { InformationRequest } from '../information-request.entity.js';
import { adminInformationRequestView } from './information-request.mapper.js';

interface RequestFilter {
  readonly search?: string | undefined;
  readonly status: InformationRequestStatus | undefined;
}

/** Reads information requests for the studio. */
@Injectable()
export class AdminInformationRequestQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest first. The counts include all requests, regardless of the search. */
  async list(query: AdminInformationRequestsQuery): Promise<AdminInformationRequestsView> {
    const { search, status, page = 1, perPage = DEFAULT_PAGE_SIZE, sortOrder = 'desc' } = query;
    const [requests, totalRecords] = await this.matching({ search, status })
      .orderBy('request.createdAt', sortOrder === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('request.id', sortOrder === 'asc' ? 'DESC' : 'ASC')
      .skip((page - 1) * perPage)
      .take(perPage)
      .getManyAndCount();
    const now = this.clock.now();
    return {
      items: requests.map((request) => adminInformationRequestView(request, now)),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
      counts: await this.counts(now),
    };
  }

  /** The latest requests, for older clients without pages. */
  async latest(
    status: InformationRequestStatus | undefined,
    limit: number,
  ): Promise<AdminInformationRequestView[]> {
    const requests = await this.matching({ status })
      .orderBy('request.createdAt', 'DESC')
      .addOrderBy('request.id', 'ASC')
      .take(limit)
      .getMany();
    const now = this.clock.now();
    return requests.map((request) => adminInformationRequestView(request, now));
  }

  /** Throws not_found. */
  async get(id: string): Promise<AdminInformationRequestView> {
    const request = await this.dataSource.manager.findOneBy(InformationRequest, { id });
    if (!request) throw new AppError('not_found');
    return adminInformationRequestView(request, this.clock.now());
  }

  /** Unanswered requests; the oldest first, so that overdue ones lead. */
  async open(limit: number): Promise<OpenRequests> {
    const now = this.clock.now();
    const requests = await this.matching({ status: 'pending' })
      .orderBy('request.createdAt', 'ASC')
      .addOrderBy('request.id', 'ASC')
      .take(limit)
      .getMany();
    const { pending: count, overdue } = await this.counts(now, 'pending');
    return {
      ...{ count, overdue },
      requests: requests.map((request) => ({
        id: request.id,
        name: `${request.name} ${request.surname}`,
        createdAt: request.createdAt.toISOString(),
        isOverdue: isRequestOverdue(request, now),
      })),
    };
  }

  private matching({ search = '', status }: RequestFilter): SelectQueryBuilder<InformationRequest> {
    const query = this.dataSource.manager.createQueryBuilder(InformationRequest, 'request');
    if (status !== undefined) query.andWhere('request.status = :status', { status });
    personPatterns(search).forEach((pattern, index) =>
      query.andWhere(`request.search_text LIKE :pattern${index}`, { [`pattern${index}`]: pattern }),
    );
    return query;
  }

  /** Counts one status only; the others are zero. */
  private async counts(now: Date, status?: InformationRequestStatus): Promise<InformationRequestCounts> {
    const [counts] = await this.dataSource.query<[InformationRequestCounts]>(
      `SELECT count(*)::int AS "all",
              (count(*) FILTER (WHERE status = 'pending'))::int AS pending,
              (count(*) FILTER (WHERE status = 'contacted'))::int AS contacted,
              (count(*) FILTER (WHERE status = 'completed'))::int AS completed,
              (count(*) FILTER (WHERE status = 'pending' AND created_at < $1::timestamptz - interval '24 hours'))::int
                AS overdue
       FROM information_request WHERE $2::text IS NULL OR status = $2`,
      [now, status ?? null],
    );
    return counts;
  }
}
