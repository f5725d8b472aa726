import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { grantsAccess, isNewAddress } from '../../contract/admin/admin-access.js';
import type { AdminEntry } from '../../contract/admin/admin.views.js';
import type { ChangedAdminDto, NewAdminDto } from '../../contract/admin/manage-admins.dto.js';
import type { ReadRecordDto } from '../../contract/admin/record.dto.js';
import { AppError } from '../../contract/app-error.js';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { AdminNoticesService } from './admin-notices.service.js';
import { AdminRowsService } from './admin-rows.service.js';
import { type AdminStanding, assertMayChange } from './admin-rules.js';
import type { Admin } from './admin.entity.js';
import { adminEntry } from './admin.mapper.js';
import { ConfirmAdminPasswordService, passwordRefusal } from './confirm-admin-password.service.js';

const PASSWORD_NEEDED = 'Birine panele giriş hakkı vermek için kendi şifrenizi yazın.';

/** Proves that the acting admin is at the keyboard: the typed password, or a sign-in a moment ago. */
interface Proof {
  readonly currentPassword: string | undefined;
  readonly hasJustSignedIn: boolean;
}

interface AdminRecordChange {
  readonly event: LogEventName;
  readonly before: Admin | null;
  readonly after: Admin | null;
  readonly hasNewPassword?: boolean;
}

/** Creates, changes and removes admins (specification 3, sections 2 and 6). */
@Injectable()
export class ManageAdminsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: AdminRowsService,
    private readonly passwords: PasswordsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changes: AdminChangesService,
    private readonly notices: AdminNoticesService,
  ) {}

  /**
   * `hasJustSignedIn` replaces the password of the acting admin. Throws super_admin_only,
   * roles_by_super_admin, email_taken, password_wrong
   * with fields.currentPassword, too_many_tries, invalid_input for a password that is easy to guess.
   */
  async create(
    by: Actor,
    { password, currentPassword, ...columns }: NewAdminDto,
    { hasJustSignedIn } = { hasJustSignedIn: false },
  ): Promise<AdminEntry> {
    const passwordHash = await this.hash(password, columns);
    return this.dataSource.transaction(async (manager) => {
      const { actor } = await this.rows.lock(manager, by.adminId, by.adminId);
      assertMayChange(actor, null, columns);
      await this.confirm(manager, by, { currentPassword, hasJustSignedIn });
      const after = await this.rows.insert(manager, { ...columns, passwordHash });
      await this.record(manager, by, { event: 'admin_created', before: null, after });
      await this.notices.tellNewAdmin(manager, by, after);
      return adminEntry(after);
    });
  }

  /**
   * Admins change their own password and address in the profile, which asks for the password. Throws the errors of
   * `create` and not_found, changed_meanwhile, own_account_kept, own_password_in_profile, own_address_in_profile.
   */
  async update(
    by: Actor,
    { id, version, password, currentPassword, ...columns }: ChangedAdminDto,
    { hasJustSignedIn } = { hasJustSignedIn: false },
  ): Promise<AdminEntry> {
    if (password !== undefined && id === by.adminId) throw new AppError('own_password_in_profile');
    const passwordHash = password === undefined ? undefined : await this.hash(password, columns);
    const hasNewPassword = passwordHash !== undefined;
    const after = await this.dataSource.transaction(async (manager) => {
      const { actor, admin: before } = await this.rows.lock(manager, by.adminId, id);
      if (!before) throw new AppError('not_found');
      // Before the password: an older form may only seem to grant access.
      if (before.version !== version) throw new AppError('changed_meanwhile');
      assertMayChange(actor, before, columns);
      const hasNewAddress = isNewAddress(before, columns);
      if (hasNewAddress && id === by.adminId) throw new AppError('own_address_in_profile');
      if (grantsAccess(before, { ...columns, ...(hasNewPassword && { password }) })) {
        await this.confirm(manager, by, { currentPassword, hasJustSignedIn });
      }
      const endsSessions = hasNewPassword || endsAccess(before, columns);
      const changed = { ...columns, ...(hasNewPassword && { passwordHash }) };
      const written = await this.rows.change(manager, { id, version, columns: changed, endsSessions });
      if (hasNewAddress) {
        await this.notices.tellOldAddress(manager, before, columns.email);
        await this.notices.tellNewAddressToSuperAdmins(manager, by, { before, newEmail: columns.email });
      }
      if (hasNewPassword) await this.notices.tellNewPassword(manager, by, before);
      await this.record(manager, by, {
        event: changeOf(before, written),
        before,
        after: written,
        hasNewPassword,
      });
      return written;
    });
    return adminEntry(after);
  }

  /** Throws not_found, changed_meanwhile, super_admin_only, own_account_kept. */
  async remove(by: Actor, { id, version }: ReadRecordDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { actor, admin: before } = await this.rows.lock(manager, by.adminId, id);
      if (!before) throw new AppError('not_found');
      assertMayChange(actor, before, null);
      await this.rows.remove(manager, { id, version });
      await this.record(manager, by, { event: 'admin_deleted', before, after: null });
    });
  }

  private async confirm(
    manager: EntityManager,
    { adminId }: Actor,
    { currentPassword, hasJustSignedIn }: Proof,
  ): Promise<void> {
    if (currentPassword !== undefined) await this.confirmation.check(adminId, currentPassword, manager);
    else if (!hasJustSignedIn) throw passwordRefusal(PASSWORD_NEEDED);
  }

  private hash(password: string, { email, name }: Pick<Admin, 'email' | 'name'>): Promise<string> {
    return this.passwords.hashNew({ password, field: 'password', owner: { email, names: [name] } });
  }

  private async record(
    manager: EntityManager,
    by: Actor,
    { event, before, after, hasNewPassword = false }: AdminRecordChange,
  ): Promise<void> {
    const subject = after ?? before;
    if (subject === null) return;
    await this.changes.record(manager, by, {
      event,
      recordKind: 'admin',
      recordId: subject.id,
      label: subject.name,
      before: before && { ...fieldsOf(before), ...(hasNewPassword && { password: 'old' }) },
      after: after && { ...fieldsOf(after), ...(hasNewPassword && { password: 'new' }) },
    });
  }
}

function fieldsOf({ name, email, role, isActive }: Admin) {
  return { name, email, role, isActive };
}

/** Sessions end with the old role, so that nothing stays on a screen that the new one may not see. */
function endsAccess(before: AdminStanding, after: Omit<AdminStanding, 'id'>): boolean {
  return before.role !== after.role || (before.isActive && !after.isActive);
}

function changeOf(before: AdminStanding, after: AdminStanding): LogEventName {
  return before.role === after.role ? 'admin_changed' : 'admin_role_changed';
}
