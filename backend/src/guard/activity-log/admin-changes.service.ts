import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LogEventName } from '../../../contract/guard/activity-log/log-event-name.js';
import type { LogEventType } from '../../../contract/guard/activity-log/log-event.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { changedFields, type RecordFields } from './changed-fields.js';

type ChangeEventType = Extract<
  LogEventType,
  'order_updated' | 'product_updated' | 'admin_change' | 'security_alert' | 'email_sent'
>;

export interface AdminChange {
  readonly type: ChangeEventType;
  /** What was done. */
  readonly event: LogEventName;
  /** What is listed together: 'product', 'order', 'booking', … */
  readonly recordKind: string;
  readonly recordId: string;
  /** How a person calls the record: a name, a short id. */
  readonly label: string;
  /** Null for what has only just been made. */
  readonly before: RecordFields | null;
  /** Null for what is gone now. */
  readonly after: RecordFields | null;
}

/**
 * What admins changed: who, what, before and after. Rows of the change's own transaction, whatever
 * `security_logging_enabled` says: no change without its entry, no entry without its change.
 */
@Injectable()
export class AdminChangesService {
  /**
   * Never hand in a password or a secret: what is given is kept. Nothing is written when no field differs. `actor`:
   * null for a command of whoever runs the machine.
   */
  async record(manager: EntityManager, actor: Actor | null, change: AdminChange): Promise<void> {
    const { before, after } = changedFields(change.before, change.after);
    if (change.before && change.after && Object.keys(after).length === 0) return;
    const details = { event: change.event, label: change.label, before, after };
    await manager.query(
      `INSERT INTO log_entry
         (event_type, user_id, username, ip_address, user_agent, record_kind, record_id, details)
       VALUES ($1, $2, (SELECT email FROM admin WHERE id = $2), $3, $4, $5, $6, $7)`,
      [
        change.type,
        actor?.adminId ?? null,
        actor?.address ?? null,
        actor?.userAgent ?? null,
        change.recordKind,
        change.recordId,
        JSON.stringify(details),
      ],
    );
  }
}
