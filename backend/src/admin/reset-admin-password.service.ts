import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { AdminAuthenticator } from './authenticator/admin-authenticator.entity.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { AdminRowsService } from './admin-rows.service.js';

const PASSWORD_BYTES = 18;

/** Lets an admin in again when no other admin can help: used by the operator's command. */
@Injectable()
export class ResetAdminPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly rows: AdminRowsService,
    private readonly passwords: PasswordsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Returns the new password, and ends the admin's sessions, codes, authenticator app and lock-out. Throws not_found. */
  async reset(address: string): Promise<string> {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    await this.dataSource.transaction(async (manager) => {
      const known = await this.admins.findActiveByEmail(manager, address);
      if (!known) throw new AppError('not_found');
      const { actor: before } = await this.rows.lock(manager, known.id, known.id);
      const { id, version } = before;
      const columns = { passwordHash };
      await manager.delete(AdminAuthenticator, { adminId: id });
      const after = await this.rows.change(manager, { id, version, columns, endsSessions: true });
      await this.changes.record(manager, null, {
        type: 'security_alert',
        event: 'admin_password_reset',
        recordKind: 'admin',
        recordId: id,
        label: after.name,
        before: { password: 'old' },
        after: { password: 'new' },
      });
    });
    return password;
  }
}
