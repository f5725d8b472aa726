import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { RecordChange } from '../../../contract/admin/record-history.view.js';
import type { LogEventType } from '../../../contract/guard/activity-log/log-event.js';
import type { LogRecordKind } from '../../../contract/guard/activity-log/log-record-kind.js';
import { LogEntry } from './log-entry.entity.js';
import type { RecordFields } from './changed-fields.js';

const MOST_LISTED = 100;
/** The event types of changes by admins; other types are not shown. */
const CHANGES: LogEventType[] = ['order_updated', 'product_updated', 'admin_change'];

/** Reads the changes that admins made to one record. */
@Injectable()
export class RecordHistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async of(recordKind: LogRecordKind, recordId: string): Promise<RecordChange[]> {
    const entries = await this.dataSource.manager.find(LogEntry, {
      where: { recordKind, recordId, eventType: In(CHANGES) },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    });
    return entries.map(({ id, username, createdAt, details }) => ({
      id,
      event: String(details['event']),
      admin: username,
      at: createdAt.toISOString(),
      before: (details['before'] ?? {}) as RecordFields,
      after: (details['after'] ?? {}) as RecordFields,
    }));
  }
}
