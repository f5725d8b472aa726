import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { RecordChange } from '../../contract/admin/record-history.view.js';
import type { LogEventType } from '../../contract/activity-log/log-event.js';
import type { LogRecordKind } from '../../contract/activity-log/log-record-kind.js';
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
    const names = await this.namesOf(entries);
    return entries.map(({ id, userId, username, createdAt, details }) => ({
      id,
      event: String(details['event']),
      admin: names.get(userId) ?? username,
      at: createdAt.toISOString(),
      before: (details['before'] ?? {}) as RecordFields,
      after: (details['after'] ?? {}) as RecordFields,
    }));
  }

  /** The names of the admins who are still there. */
  private async namesOf(entries: readonly LogEntry[]): Promise<ReadonlyMap<string | null, string>> {
    const found = await this.dataSource.query<{ readonly id: string; readonly name: string }[]>(
      'SELECT id, name FROM admin WHERE id = ANY ($1::uuid[])',
      [entries.flatMap(({ userId }) => userId ?? [])],
    );
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
