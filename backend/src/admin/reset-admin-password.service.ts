import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Passwords } from '../accounts/passwords.service.js';
import { SignInAttempts } from '../accounts/sign-in-attempts.service.js';
import { VerificationCodes } from '../accounts/verification-codes.service.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { AdminQueries } from './admin-queries.service.js';
import { AdminRows } from './admin-rows.service.js';

const PASSWORD_BYTES = 18;

/** For the admin whom nobody inside can help: whoever runs the machine lets them in again. */
@Injectable()
export class ResetAdminPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminQueries) private readonly admins: AdminQueries,
    @Inject(AdminRows) private readonly rows: AdminRows,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(VerificationCodes) private readonly codes: VerificationCodes,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
  ) {}

  /** Answers the new password. Their sessions, codes and lock-out end. Throws not_found. */
  async reset(address: string): Promise<string> {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    const { email } = await this.dataSource.transaction(async (manager) => {
      const known = await this.admins.findActiveByEmail(manager, address);
      if (!known) throw new AppError('not_found');
      const { actor: before } = await this.rows.lock(manager, known.id, known.id);
      const { id, version } = before;
      await this.codes.endOfAdmin(manager, id);
      const columns = { passwordHash };
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
      return after;
    });
    await this.attempts.unlock({ kind: 'admin', email });
    return password;
  }
}
