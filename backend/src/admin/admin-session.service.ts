import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminSignIn } from '../../contract/admin/admin.views.js';
import { SecurityLogService } from '../activity-log/security-log.service.js';
import { KnownBrowsersService } from '../people/accounts/known-browsers.service.js';
import { ChangeFeed } from '../platform/change-feed/change-feed.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminNoticesService } from './admin-notices.service.js';
import type { Admin } from './admin.entity.js';
import { adminView } from './admin.mapper.js';

/** Begins and ends the session of an admin whose sign-in is complete. */
@Injectable()
export class AdminSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly browsers: KnownBrowsersService,
    private readonly notices: AdminNoticesService,
    private readonly log: SecurityLogService,
    private readonly changeFeed: ChangeFeed,
  ) {}

  async begin(visit: Visit, admin: Admin, type: 'admin_login' | 'admin_2fa_login'): Promise<AdminSignIn> {
    if (this.browsers.idOf(visit, accountOf(admin)) === null) await this.notices.tellNewBrowser(visit, admin);
    return this.beginFirst(visit, admin, type);
  }

  /** The session in which the admin has just been made, of which nobody needs to be told. */
  async beginFirst(
    visit: Visit,
    admin: Admin,
    type: 'admin_login' | 'admin_2fa_login',
  ): Promise<AdminSignIn> {
    await visit.signIn('admin', admin);
    this.browsers.remember(visit, accountOf(admin));
    await this.log.record(visit, { type, event: 'signed_in', username: admin.email, userId: admin.id });
    return { status: 'signed_in', admin: adminView(admin) };
  }

  /** Also ends the panels that are open in the admin's other windows. */
  async end(visit: Visit): Promise<void> {
    await visit.signOut('admin');
    await this.changeFeed.announce(this.dataSource.manager, 'admins');
  }
}

function accountOf({ email, credentialsVersion }: Admin) {
  return { kind: 'admin', email, credentialsVersion } as const;
}
