import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import type { LogEventType } from '../../contract/activity-log/log-event.js';
import { Log } from '../platform/logging/log.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { LogEntry } from './log-entry.entity.js';

type SecurityEventType = Extract<
  LogEventType,
  'admin_login' | 'admin_2fa_login' | 'user_login' | 'security_alert'
>;

/** The visitor who caused an event; a `Visit` fits. */
interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
}

export interface SecurityEvent {
  readonly type: SecurityEventType;
  /** The event's name. */
  readonly event: LogEventName;
  readonly username?: string | null;
  readonly userId?: string | null;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Records security events while `security_logging_enabled`. Entries are written outside the caller's
 * transaction, so that they remain when it is rolled back, and a failing log does not prevent a sign-in.
 */
@Injectable()
export class SecurityLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly security: SecuritySettingsService,
    private readonly log: Log,
  ) {}

  /** Without an origin for an event that must not name anybody. */
  async record(
    origin: Origin | null,
    { type, event, details, username, userId }: SecurityEvent,
  ): Promise<void> {
    if (!this.security.current.security_logging_enabled) return;
    try {
      await this.dataSource.manager.insert(LogEntry, {
        eventType: type,
        username: username ?? null,
        userId: userId ?? null,
        ipAddress: origin?.ipAddress ?? null,
        userAgent: origin?.userAgent ?? null,
        details: { event, ...details },
      });
    } catch (cause) {
      this.log.error('A security event could not be recorded.', { event, cause });
    }
  }
}
