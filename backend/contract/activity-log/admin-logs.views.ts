import type { LogEventType } from './log-event.js';
import type { LogRecordKind } from './log-record-kind.js';

export interface LogRow {
  readonly id: string;
  readonly type: LogEventType;
  /** Null together with `userId` for the system itself. */
  readonly username: string | null;
  readonly userId: string | null;
  readonly address: string | null;
  /** The event's name, such as 'sign_in_failed'. */
  readonly event: string | null;
  /** A readable name of the record that the event is about. */
  readonly label: string | null;
  readonly recordKind: LogRecordKind | null;
  readonly recordId: string | null;
  /** ISO */
  readonly createdAt: string;
}

export interface LogView extends LogRow {
  readonly userAgent: string | null;
  /** JSON text. */
  readonly details: string;
}
