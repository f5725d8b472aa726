import type { EntityManager } from 'typeorm';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import type { LogEventType } from '../../contract/activity-log/log-event.js';

interface ShopEvent {
  readonly type: Extract<
    LogEventType,
    'order_created' | 'workshop_booking' | 'system_error' | 'security_alert'
  >;
  /** The e-mail address of the person who acted or was reached. */
  readonly username?: string | null;
  readonly userId?: string | null;
  readonly record?: { readonly kind: string; readonly id: string };
  /**
   * `event` and `label` have the meaning of `AdminChange`. Never contains a password, code, token or card.
   */
  readonly details: Readonly<Record<string, unknown>> & {
    readonly event: LogEventName;
    readonly label: string;
  };
}

/** Records an event caused by the shop itself or a visitor, in the caller's transaction. */
export async function recordEvent(manager: EntityManager, event: ShopEvent): Promise<void> {
  const { type, username = null, userId = null, record, details } = event;
  await manager.query(
    `INSERT INTO log_entry (event_type, username, user_id, record_kind, record_id, details)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [type, username, userId, record?.kind ?? null, record?.id ?? null, JSON.stringify(details)],
  );
}
