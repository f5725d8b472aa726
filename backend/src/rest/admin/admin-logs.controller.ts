import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PAGE_SIZES, type PageSize } from '../../../contract/admin/page.query.js';
import { studioDate } from '../../../contract/common/dates.js';
import { AppError } from '../../../contract/app-error.js';
import { AdminLogsQuery } from '../../../contract/activity-log/admin-logs.query.js';
import type { LogEntry } from '../../activity-log/log-entry.entity.js';
import { dtoInput } from '../../api/dto-input.js';
import { LogListService } from '../../activity-log/back-office/log-list.service.js';
import { Clock } from '../../platform/clock.js';
import { readingDocumented } from '../documented-names.js';
import { ListParameters } from '../http/list-parameters.js';
import { sendSheet } from '../http/send-sheet.js';
import { NeedsRight } from '../http/needs-right.js';

const readQuery = readingDocumented(dtoInput(AdminLogsQuery), {
  perPage: 'per_page',
  dateFrom: 'date_from',
  dateTo: 'date_to',
});

/** GET /api/admin_logs.php: specification 3, section 7. */
@Controller('api/admin_logs.php')
export class AdminLogsController {
  constructor(
    private readonly logs: LogListService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @NeedsRight('logs.read')
  async read(@Query() given: Record<string, unknown>, @Res() response: Response): Promise<void> {
    const parameters = new ListParameters(given);
    const format = parameters.text('export');
    const query = queryOf(parameters);
    if (format === undefined) response.json(await this.list(query));
    else if (format === 'csv') await this.export(query, response);
    else throw new AppError('malformed_request');
  }

  private async list(query: AdminLogsQuery) {
    const { items, pagination } = await this.logs.entries(query);
    return {
      success: true,
      data: {
        logs: items.map(restEntry),
        pagination: {
          current_page: pagination.page,
          total_pages: pagination.totalPages,
          total_count: pagination.totalRecords,
          per_page: pagination.perPage,
          is_exact: pagination.isExact,
        },
      },
    };
  }

  private export(query: AdminLogsQuery, response: Response): Promise<void> {
    const name = `logs-${studioDate(this.clock.now())}`;
    return sendSheet(response, { name, sheet: this.logs.sheet(query) });
  }
}

/** 'all' is the default of the type filter (specification 3, section 9). */
function queryOf(parameters: ListParameters): AdminLogsQuery {
  const type = parameters.text('type');
  return readQuery({
    page: parameters.number('page'),
    perPage: nearestSize(parameters.number('per_page') ?? parameters.number('page_size')),
    type: type === 'all' ? undefined : type,
    search: parameters.text('search'),
    dateFrom: parameters.text('date_from'),
    dateTo: parameters.text('date_to'),
  });
}

/**
 * Foreign clients may ask for any page size, so the nearest allowed one is used. A value that is not a number
 * is left for validation to refuse.
 */
function nearestSize(requested: number | undefined): number | undefined {
  if (requested === undefined || Number.isNaN(requested)) return requested;
  const farness = (size: PageSize) => Math.abs(size - requested);
  return [...PAGE_SIZES].sort((one, other) => farness(one) - farness(other))[0];
}

/** The log entry of specification 3, section 3. */
function restEntry(entry: LogEntry) {
  return {
    id: Number(entry.id),
    event_type: entry.eventType,
    username: entry.username,
    user_id: entry.userId,
    ip_address: entry.ipAddress,
    created_at: entry.createdAt.toISOString(),
    user_agent: entry.userAgent,
    details: JSON.stringify(entry.details),
  };
}
