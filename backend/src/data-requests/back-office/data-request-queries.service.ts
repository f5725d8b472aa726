import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { DEFAULT_PAGE_SIZE, paginationOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import { ANSWER_DAYS, WARN_DAYS } from '../../../contract/data-requests/data-request.js';
import type { DataRequestsQuery } from '../../../contract/data-requests/admin-data-requests.dto.js';
import type {
  AdminDataRequestsView,
  AdminDataRequestView,
  UrgentDataRequests,
} from '../../../contract/data-requests/admin-data-requests.views.js';
import { Clock } from '../../platform/clock.js';
import { DataRequest } from '../data-request.entity.js';
import { adminDataRequestView, isConfirmed } from './data-request.mapper.js';

/** Reads confirmed requests for the studio. */
@Injectable()
export class DataRequestQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Those that wait come first, and of them the one whose term ends first; then the latest. */
  async list(query: DataRequestsQuery): Promise<AdminDataRequestsView> {
    const { state, page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const [requests, totalRecords] = await this.dataSource.manager
      .createQueryBuilder(DataRequest, 'request')
      .addSelect(`CASE WHEN request.state = 'open' THEN request.confirmed_at END`, 'waits_since')
      .where({ state: state ?? Not('unconfirmed') })
      .orderBy('waits_since', 'ASC', 'NULLS LAST')
      .addOrderBy('request.confirmedAt', 'DESC')
      .addOrderBy('request.id', 'ASC')
      .offset((page - 1) * perPage)
      .limit(perPage)
      .getManyAndCount();
    const now = this.clock.now();
    return {
      items: requests.filter(isConfirmed).map((request) => adminDataRequestView(request, now)),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
      counts: await this.counts(),
    };
  }

  /** Throws not_found. */
  async get(id: string): Promise<AdminDataRequestView> {
    const request = await this.dataSource.manager.findOneBy(DataRequest, { id });
    if (!request || !isConfirmed(request)) throw new AppError('not_found');
    return adminDataRequestView(request, this.clock.now());
  }

  /** How many open requests the studio must be warned of. */
  async urgent(): Promise<UrgentDataRequests> {
    const [urgent] = await this.dataSource.query<[UrgentDataRequests]>(
      `SELECT (count(*) FILTER (WHERE NOT is_overdue))::int AS soon, (count(*) FILTER (WHERE is_overdue))::int AS overdue
       FROM (SELECT confirmed_at <= $1::timestamptz - make_interval(days => $3) AS is_overdue FROM data_request
             WHERE state = 'open' AND confirmed_at <= $1::timestamptz - make_interval(days => $2)) warned`,
      [this.clock.now(), WARN_DAYS, ANSWER_DAYS],
    );
    return urgent;
  }

  private async counts(): Promise<AdminDataRequestsView['counts']> {
    const [counts] = await this.dataSource.query<[AdminDataRequestsView['counts']]>(
      `SELECT count(*)::int AS "all",
              (count(*) FILTER (WHERE state = 'open'))::int AS open,
              (count(*) FILTER (WHERE state = 'answered'))::int AS answered,
              (count(*) FILTER (WHERE state = 'refused'))::int AS refused
       FROM data_request WHERE state <> 'unconfirmed'`,
    );
    return counts;
  }
}
