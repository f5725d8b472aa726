import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PageOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { Troubles } from '../../../contract/admin/dashboard/dashboard.views.js';
import { type AdminLogsQuery, LOG_PAGE_SIZE } from '../../../contract/activity-log/admin-logs.query.js';
import type { LogRow, LogView } from '../../../contract/activity-log/admin-logs.views.js';
import { LogEntry } from '../log-entry.entity.js';
import { ListReadsService } from '../../platform/lists/list-reads.service.js';
import { tallied } from '../../platform/lists/list-tally.js';
import { type Sheet, sheetOf } from '../../platform/lists/sheet.js';
import { describeDetail } from './describe-detail.js';
import { LOGS, logFilter } from './log-filter.js';
import { LOG_SHEET } from './log-sheet.js';

/** Reads the activity log for the back office, in pages and as a download. */
@Injectable()
export class LogListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ListReadsService,
  ) {}

  /** Throws list_too_slow. */
  async page(query: AdminLogsQuery): Promise<PageOf<LogRow>> {
    const { items, pagination } = await this.entries(query);
    return { items: items.map(toRow), pagination };
  }

  /** Throws list_too_slow. */
  entries(query: AdminLogsQuery): Promise<PageOf<LogEntry>> {
    const { page = 1, perPage = LOG_PAGE_SIZE } = query;
    return this.reads.page({ page, perPage }, { list: LOGS, filter: logFilter(query), rowsOf });
  }

  /** Throws log_entry_not_found. */
  async entry(id: string): Promise<LogView> {
    const entry = await this.dataSource.manager.findOneBy(LogEntry, { id });
    if (!entry) throw new AppError('log_entry_not_found');
    return { ...toRow(entry), userAgent: entry.userAgent, details: JSON.stringify(entry.details) };
  }

  /** The number of the newest entry; '0' when there is none. */
  async newestId(): Promise<string> {
    const [row] = await this.dataSource.query<[{ id: string }]>(
      `SELECT coalesce(max(id), 0) AS id FROM log_entry`,
    );
    return row.id;
  }

  /** The number of system errors since that day. */
  async errors(since: LocalDate): Promise<Troubles> {
    return this.reads.read(async (manager) => {
      const count = await tallied(manager, LOGS, { states: { event_type: 'system_error' }, from: since });
      const [latest] = await manager.query<[{ at: Date }?]>(
        `SELECT created_at AS at FROM log_entry WHERE event_type = 'system_error'
         ORDER BY created_at DESC, id DESC LIMIT 1`,
      );
      return { count, latestAt: count > 0 ? (latest?.at.toISOString() ?? null) : null, since };
    });
  }

  /** All entries that match the query, on every page, streamed in pieces. */
  sheet(query: AdminLogsQuery): Sheet {
    return sheetOf(LOG_SHEET, this.reads.batches({ list: LOGS, filter: logFilter(query), rowsOf }));
  }
}

async function rowsOf(manager: EntityManager, ids: readonly string[]): Promise<LogEntry[]> {
  const entries = await manager
    .createQueryBuilder(LogEntry, 'entry')
    .where('entry.id = ANY (:ids)', { ids })
    .getMany();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toRow(entry: LogEntry): LogRow {
  const { id, username, userId, recordKind, recordId, details } = entry;
  return {
    ...{ id, username, userId, recordKind, recordId },
    type: entry.eventType,
    address: entry.ipAddress,
    event: describeDetail(details['event']),
    label: describeDetail(details['label']),
    createdAt: entry.createdAt.toISOString(),
  };
}
