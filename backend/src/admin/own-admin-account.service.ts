import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminProfileDto, OwnAdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '../../contract/admin/admin.views.js';
import { AppError } from '../../contract/app-error.js';
import { VerificationCodes } from '../accounts/verification-codes.service.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { actorOf } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminAddressNotices } from './admin-address-notices.service.js';
import { AdminQueries } from './admin-queries.service.js';
import { AdminRows } from './admin-rows.service.js';
import { isNewAddress } from './admin-rules.js';
import { OwnAdminPasswordProof, passwordRefusal } from './own-admin-password-proof.service.js';
import { adminProfile } from './admin.mapper.js';

const PASSWORD_NEEDED = 'E-posta adresinizi değiştirmek için şifrenizi yazın.';

/** What admins change about themselves (specification 2, section 2.11). */
@Injectable()
export class OwnAdminAccount {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminQueries) private readonly admins: AdminQueries,
    @Inject(AdminRows) private readonly rows: AdminRows,
    @Inject(VerificationCodes) private readonly codes: VerificationCodes,
    @Inject(OwnAdminPasswordProof) private readonly proof: OwnAdminPasswordProof,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(AdminAddressNotices) private readonly notices: AdminAddressNotices,
  ) {}

  /** Throws admin_session_needed. */
  async get(visit: Visit): Promise<AdminProfile> {
    const { adminId } = actorOf(visit);
    const admin = await this.admins.findActive(this.dataSource.manager, adminId);
    if (!admin) throw new AppError('admin_session_needed');
    return adminProfile(admin);
  }

  /**
   * As `update`; a new address needs the password. Throws password_wrong with fields.currentPassword, too_many_tries,
   * and what `update` throws.
   */
  async updateProved(
    visit: Visit,
    { currentPassword, ...profile }: OwnAdminProfileDto,
  ): Promise<AdminProfile> {
    const { id, email, version } = await this.get(visit);
    if (isNewAddress({ email }, profile)) {
      if (currentPassword === undefined) throw passwordRefusal(PASSWORD_NEEDED);
      await this.proof.check(id, currentPassword);
    }
    // Proved for the admin as they stand here.
    return this.update(visit, { version, ...profile });
  }

  /** The old address is told of a new one. Throws changed_meanwhile, email_taken with fields.email. */
  async update(visit: Visit, { name, email, version }: AdminProfileDto): Promise<AdminProfile> {
    const actor = actorOf(visit);
    return this.dataSource.transaction(async (manager) => {
      const { actor: before } = await this.rows.lock(manager, actor.adminId, actor.adminId);
      const hasNewAddress = isNewAddress(before, { email });
      if (hasNewAddress) await this.codes.endOfAdmin(manager, before.id);
      const after = await this.rows.change(manager, {
        id: before.id,
        version: version ?? before.version,
        columns: { name, email },
        endsSessions: false,
      });
      if (hasNewAddress) await this.notices.tellOldAddress(manager, before, email);
      await this.changes.record(manager, actor, {
        type: 'admin_change',
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
