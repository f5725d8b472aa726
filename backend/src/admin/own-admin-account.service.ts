import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isNewAddress } from '../../contract/admin/admin-access.js';
import type { AdminProfileDto, OwnAdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '../../contract/admin/admin.views.js';
import { AppError } from '../../contract/app-error.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { actorOf } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminNoticesService } from './admin-notices.service.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { AdminRowsService } from './admin-rows.service.js';
import { ConfirmAdminPasswordService, passwordRefusal } from './confirm-admin-password.service.js';
import { adminProfile } from './admin.mapper.js';

const PASSWORD_NEEDED = 'E-posta adresinizi değiştirmek için şifrenizi yazın.';

/** Changes by admins to their own account (specification 2, section 2.11). */
@Injectable()
export class OwnAdminAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly rows: AdminRowsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changes: AdminChangesService,
    private readonly notices: AdminNoticesService,
  ) {}

  /** Throws admin_session_needed. */
  async get(visit: Visit): Promise<AdminProfile> {
    const { adminId } = actorOf(visit);
    const admin = await this.admins.findActive(this.dataSource.manager, adminId);
    if (!admin) throw new AppError('admin_session_needed');
    return adminProfile(admin);
  }

  /**
   * A new address requires the password, and the old one is notified. Throws password_wrong with
   * fields.currentPassword, too_many_tries, changed_meanwhile, email_taken with fields.email.
   */
  async update(visit: Visit, { currentPassword, ...profile }: OwnAdminProfileDto): Promise<AdminProfile> {
    const { id, email, version } = await this.get(visit);
    if (isNewAddress({ email }, profile)) {
      if (currentPassword === undefined) throw passwordRefusal(PASSWORD_NEEDED);
      await this.confirmation.check(id, currentPassword);
    }
    // The password was checked for this version of the admin.
    return this.write(visit, { version, ...profile });
  }

  private async write(visit: Visit, { name, email, version }: AdminProfileDto): Promise<AdminProfile> {
    const actor = actorOf(visit);
    return this.dataSource.transaction(async (manager) => {
      const { actor: before } = await this.rows.lock(manager, actor.adminId, actor.adminId);
      const hasNewAddress = isNewAddress(before, { email });
      const after = await this.rows.change(manager, {
        id: before.id,
        version: version ?? before.version,
        columns: { name, email },
        endsSessions: false,
      });
      if (hasNewAddress) await this.notices.tellOldAddress(manager, before, email);
      await this.changes.record(manager, actor, {
        event: 'own_profile_changed',
        recordKind: 'admin',
        recordId: before.id,
        label: after.name,
        before: { name: before.name, email: before.email },
        after: { name, email },
      });
      return adminProfile(after);
    });
  }
}
