import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import type { LogEventType } from '../../contract/activity-log/log-event.js';
import type { LogRecordKind } from '../../contract/activity-log/log-record-kind.js';
import type { Actor } from '../platform/sessions/actor.js';
import { changedFields, type RecordFields } from './changed-fields.js';

type ChangeEventType = Extract<
  LogEventType,
  'order_updated' | 'product_updated' | 'admin_change' | 'security_alert' | 'email_sent'
>;

export interface AdminChange {
  /** Most changes are an 'admin_change'. */
  readonly type?: ChangeEventType;
  /** The event's name. */
  readonly event: LogEventName;
  readonly recordKind: LogRecordKind;
  readonly recordId: string;
  /** A readable name of the record: its name or short id. */
  readonly label: string;
  /** Null for a new record. */
  readonly before: RecordFields | null;
  /** Null for a deleted record. */
  readonly after: RecordFields | null;
}

/**
 * Records changes by admins: who, what, before and after. The entry is part of the change's own transaction,
 * so neither exists without the other, regardless of `security_logging_enabled`.
 */
@Injectable()
export class AdminChangesService {
  /**
   * Writes nothing when no field differs. Callers must not pass passwords or secrets, because the fields are
   * stored. `actor` is null for a command of the operator.
   */
  record(manager: EntityManager, actor: Actor | null, change: AdminChange): Promise<void> {
    return this.recordAll(manager, actor, [change]);
  }

  /** The same for many changes at once, in one statement. */
  async recordAll(
    manager: EntityManager,
    actor: Actor | null,
    changes: readonly AdminChange[],
  ): Promise<void> {
    const entries = changes.flatMap(entryOf);
    if (entries.length === 0) return;
    await manager.query(
      `INSERT INTO log_entry
         (event_type, user_id, username, ip_address, user_agent, record_kind, record_id, details)
       SELECT type, $2, (SELECT email FROM admin WHERE id = $2), $3, $4, kind, record, details
       FROM jsonb_to_recordset($1) AS entry (type text, kind text, record text, details jsonb)`,
      [JSON.stringify(entries), actor?.adminId ?? null, actor?.ipAddress ?? null, actor?.userAgent ?? null],
    );
  }
}

/** Nothing when no field differs. */
function entryOf({ type = 'admin_change', event, label, ...change }: AdminChange) {
  const { before, after } = changedFields(change.before, change.after);
  if (change.before && change.after && Object.keys(after).length === 0) return [];
  const { recordKind: kind, recordId: record } = change;
  return [{ type, kind, record, details: { event, label, before, after } }];
}
