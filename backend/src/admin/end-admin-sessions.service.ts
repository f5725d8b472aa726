import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import type { OwnSession } from '../../contract/people/own-session.view.js';
import { SecurityLogService } from '../activity-log/security-log.service.js';
import { KnownBrowsersService } from '../people/accounts/known-browsers.service.js';
import { ChangeFeed } from '../platform/change-feed/change-feed.js';
import { actorOf } from '../platform/sessions/actor.js';
import { OwnSessionsService } from '../platform/sessions/own-sessions.service.js';
import type { SessionOwner } from '../platform/sessions/signed-in.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminRowsService } from './admin-rows.service.js';

/** Lists the sessions of a signed-in admin, and ends them, with the panels that are open in them. */
@Injectable()
export class EndAdminSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: OwnSessionsService,
    private readonly rows: AdminRowsService,
    private readonly browsers: KnownBrowsersService,
    private readonly log: SecurityLogService,
    private readonly changeFeed: ChangeFeed,
  ) {}

  list(visit: Visit): Promise<OwnSession[]> {
    return this.sessions.list(visit, ownerOf(visit));
  }

  async end(visit: Visit, sessionId: string): Promise<void> {
    if (!(await this.sessions.end(ownerOf(visit), sessionId))) return;
    await this.changeFeed.announce(this.dataSource.manager, 'admins');
    await this.record(visit, 'session_ended');
  }

  /** This session continues under a new name; the other browsers are no longer known, nor is this one if it was not. */
  async endOthers(visit: Visit): Promise<void> {
    const { adminId } = actorOf(visit);
    const admin = await this.dataSource.transaction(async (manager) => {
      const { id, version } = (await this.rows.lock(manager, adminId, adminId)).actor;
      return this.rows.change(manager, { id, version, columns: {}, endsSessions: true });
    });
    await visit.continueAs('admin', admin);
    const { email, credentialsVersion } = admin;
    this.browsers.renew(visit, { kind: 'admin', email, credentialsVersion });
    await this.record(visit, 'other_sessions_ended');
  }

  private async record(visit: Visit, event: LogEventName): Promise<void> {
    await this.log.record(visit, { type: 'security_alert', event, userId: actorOf(visit).adminId });
  }
}

function ownerOf(visit: Visit): SessionOwner {
  return { kind: 'admin', id: actorOf(visit).adminId };
}
