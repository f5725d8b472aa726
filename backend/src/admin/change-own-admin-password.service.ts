import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { AdminPasswordDto } from '../../contract/admin/admin-profile.dto.js';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { KnownBrowsersService } from '../people/accounts/known-browsers.service.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { actorOf } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { AdminRowsService } from './admin-rows.service.js';
import { ConfirmAdminPasswordService, passwordRefusal } from './confirm-admin-password.service.js';

/** Changes the password of an admin who knows the current one (specification 2, section 2.11). */
@Injectable()
export class ChangeOwnAdminPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly rows: AdminRowsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly passwords: PasswordsService,
    private readonly browsers: KnownBrowsersService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * This session continues under a new name, all others end. Throws password_wrong with
   * fields.currentPassword, invalid_input with fields.newPassword, too_many_tries.
   */
  async change(visit: Visit, { currentPassword, newPassword }: AdminPasswordDto): Promise<void> {
    const actor = actorOf(visit);
    const known = await this.confirmation.check(actor.adminId, currentPassword);
    const self = await this.admins.findActive(this.dataSource.manager, actor.adminId);
    if (!self) throw new AppError('admin_session_needed');
    const passwordHash = await this.passwords.hashNew({
      password: newPassword,
      field: 'newPassword',
      owner: { email: self.email, names: [self.name] },
    });
    const admin = await this.dataSource.transaction(async (manager) => {
      const { actor: before } = await this.rows.lock(manager, actor.adminId, actor.adminId);
      if ((await this.admins.passwordHashOf(manager, before.id)) !== known) throw passwordRefusal();
      const { id, version } = before;
      const after = await this.rows.change(manager, {
        id,
        version,
        columns: { passwordHash },
        endsSessions: true,
      });
      await this.changes.record(manager, actor, {
        event: 'own_password_changed',
        recordKind: 'admin',
        recordId: id,
        label: after.name,
        before: { password: 'old' },
        after: { password: 'new' },
      });
      return after;
    });
    await visit.signIn('admin', admin);
    const { email, credentialsVersion } = admin;
    this.browsers.remember(visit, { kind: 'admin', email, credentialsVersion });
  }
}
