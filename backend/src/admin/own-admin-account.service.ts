import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminPasswordDto, AdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '../../contract/admin/admin.views.js';
import { AppError } from '../../contract/app-error.js';
import { Passwords } from '../accounts/passwords.service.js';
import { VerificationCodes } from '../accounts/verification-codes.service.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';
import { actorOf } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminQueries } from './admin-queries.service.js';
import { AdminRows } from './admin-rows.service.js';
import { adminProfile } from './admin.mapper.js';

const WRONG_PASSWORDS: RateLimit = { name: 'own-admin-password', points: 10, seconds: 15 * 60 };

/** What admins change about themselves (specification 2, section 2.11). */
@Injectable()
export class OwnAdminAccount {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminQueries) private readonly admins: AdminQueries,
    @Inject(AdminRows) private readonly rows: AdminRows,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(VerificationCodes) private readonly codes: VerificationCodes,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
  ) {}

  /** Throws admin_session_needed. */
  async get(visit: Visit): Promise<AdminProfile> {
    const { adminId } = actorOf(visit);
    const admin = await this.admins.findActive(this.dataSource.manager, adminId);
    if (!admin) throw new AppError('admin_session_needed');
    return adminProfile(admin);
  }

  /** Throws changed_meanwhile, email_taken with fields.email. */
  async update(visit: Visit, { name, email, version }: AdminProfileDto): Promise<AdminProfile> {
    const actor = actorOf(visit);
    return this.dataSource.transaction(async (manager) => {
      const { actor: before } = await this.rows.lock(manager, actor.adminId, actor.adminId);
      if (before.email !== email) await this.codes.endOfAdmin(manager, before.id);
      const after = await this.rows.change(manager, {
        id: before.id,
        version: version ?? before.version,
        columns: { name, email },
        endsSessions: false,
      });
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

  /** This session goes on under a new name, all others end. Throws password_wrong with fields.currentPassword, too_many_tries. */
  async changePassword(visit: Visit, { currentPassword, newPassword }: AdminPasswordDto): Promise<void> {
    const actor = actorOf(visit);
    const known = await this.check(actor.adminId, currentPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    const admin = await this.dataSource.transaction(async (manager) => {
      const { actor: before } = await this.rows.lock(manager, actor.adminId, actor.adminId);
      if ((await this.admins.passwordHashOf(manager, before.id)) !== known) throw wrong();
      await this.codes.endOfAdmin(manager, before.id);
      const { id, version } = before;
      const after = await this.rows.change(manager, {
        id,
        version,
        columns: { passwordHash },
        endsSessions: true,
      });
      await this.changes.record(manager, actor, {
        type: 'admin_change',
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
  }

  /** The hash that it fits; counted before it is looked at. */
  private async check(adminId: string, password: string): Promise<string | null> {
    await this.limits.takeOrRefuse(WRONG_PASSWORDS, adminId);
    const known = await this.admins.passwordHashOf(this.dataSource.manager, adminId);
    if (!(await this.passwords.verify(known, password))) throw wrong();
    await this.limits.forget(WRONG_PASSWORDS, adminId);
    return known;
  }
}

function wrong(): AppError {
  const { code, message } = new AppError('password_wrong');
  return new AppError(code, {}, { currentPassword: message });
}
