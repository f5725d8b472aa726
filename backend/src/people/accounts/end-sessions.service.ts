import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type { OwnSession } from '../../../contract/people/own-session.view.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { OwnSessionsService } from '../../platform/sessions/own-sessions.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CustomerRecordsService } from './customer-records.service.js';
import { KnownBrowsersService } from './known-browsers.service.js';

/** Lists the sessions of a signed-in customer, and ends them. */
@Injectable()
export class EndSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: OwnSessionsService,
    private readonly records: CustomerRecordsService,
    private readonly browsers: KnownBrowsersService,
    private readonly log: SecurityLogService,
  ) {}

  list(visit: Visit, customerId: string): Promise<OwnSession[]> {
    return this.sessions.list(visit, { kind: 'customer', id: customerId });
  }

  async end(visit: Visit, customerId: string, sessionId: string): Promise<void> {
    if (!(await this.sessions.end({ kind: 'customer', id: customerId }, sessionId))) return;
    await this.record(visit, customerId, 'session_ended');
  }

  /** This session continues under a new name; the other browsers are no longer known, nor is this one if it was not. */
  async endOthers(visit: Visit, customerId: string): Promise<void> {
    const customer = await this.dataSource.transaction((manager) =>
      this.records.endSessions(manager, customerId),
    );
    await visit.continueAs('customer', customer);
    const { email, credentialsVersion } = customer;
    this.browsers.renew(visit, { kind: 'customer', email, credentialsVersion });
    await this.record(visit, customerId, 'other_sessions_ended');
  }

  private async record(visit: Visit, userId: string, event: LogEventName): Promise<void> {
    await this.log.record(visit, { type: 'security_alert', event, userId });
  }
}
