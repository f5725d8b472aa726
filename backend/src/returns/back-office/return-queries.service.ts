import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import { searchForm } from '../../../contract/common/turkish-text.js';
import type { AdminReturnsQuery } from '../../../contract/returns/admin-returns.dto.js';
import type { AdminReturnRow } from '../../../contract/returns/admin-returns.views.js';
import type { ReturnView } from '../../../contract/returns/returns.views.js';
import { Clock } from '../../platform/clock.js';
import { RETURN_COLUMNS, type ReturnRecord, returnsOfOrder, returnView } from '../return-views.js';

const MOST_OPEN = 50;
const FROM = `FROM order_return back JOIN "order" o ON o.id = back.order_id`;
/** SQL: the returns that match the filters $1 and $2; each is null when it is not set. */
const MATCHING = `${FROM}
  WHERE ($1::text IS NULL OR back.state = $1 OR $1 = 'open' AND back.ended_at IS NULL)
    AND ($2::text IS NULL OR o.customer_search LIKE '%' || $2 || '%' OR o.email_search LIKE '%' || $2 || '%'
      OR lower(o.short_id) LIKE $2 || '%')`;
const COLUMNS = `${RETURN_COLUMNS}, o.name || ' ' || o.surname AS "buyerName"`;

type Row = ReturnRecord & { readonly buyerName: string };

/** Reads the returns for the studio. */
@Injectable()
export class ReturnQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async page(query: AdminReturnsQuery): Promise<PageOf<AdminReturnRow>> {
    const { state = null, search = '', page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const wanted = searchForm(search.replace('#', '').trim()).replaceAll(/[%_\\]/g, '\\$&');
    const filter = [state, wanted === '' ? null : wanted];
    const [{ totalRecords }] = await this.dataSource.query<[{ totalRecords: number }]>(
      `SELECT count(*)::integer AS "totalRecords" ${MATCHING}`,
      filter,
    );
    const records = await this.dataSource.query<Row[]>(
      `SELECT ${COLUMNS} ${MATCHING} ORDER BY back.notified_at DESC, back.id LIMIT $3 OFFSET $4`,
      [...filter, perPage, (page - 1) * perPage],
    );
    return { items: this.rows(records), pagination: paginationOf(query, { totalRecords }) };
  }

  /** What is still to be done, the most urgent first. */
  async open(): Promise<AdminReturnRow[]> {
    return this.rows(
      await this.dataSource.query<Row[]>(
        `SELECT ${COLUMNS} ${FROM} WHERE back.ended_at IS NULL ORDER BY back.notified_at, back.id LIMIT ${MOST_OPEN}`,
      ),
    );
  }

  /** The oldest first. */
  async ofOrder(orderId: string): Promise<ReturnView[]> {
    return returnsOfOrder(this.dataSource.manager, orderId, this.clock.now());
  }

  private rows(records: readonly Row[]): AdminReturnRow[] {
    const now = this.clock.now();
    return records.map((record) => ({ ...returnView(record, now), buyerName: record.buyerName }));
  }
}
