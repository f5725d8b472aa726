import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminSignInDto } from '../../contract/admin/admin-sign-in.dto.js';
import { AppError } from '../../contract/app-error.js';
import { PasswordsService } from '../people/accounts/passwords.service.js';
import { SignInAttemptsService } from '../people/accounts/sign-in-attempts.service.js';
import { SecurityLogService } from '../activity-log/security-log.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminNoticesService } from './admin-notices.service.js';
import { AdminQueriesService } from './admin-queries.service.js';
import type { Admin } from './admin.entity.js';
import { withAdminTexts } from './admin-texts.js';

/** Checks an admin's password, with the same lock-out as for customers. */
@Injectable()
export class AdminPasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: SignInAttemptsService,
    private readonly admins: AdminQueriesService,
    private readonly passwords: PasswordsService,
    private readonly log: SecurityLogService,
    private readonly notices: AdminNoticesService,
  ) {}

  /** An unknown address, an inactive admin and a wrong password get the same answer after the same time. */
  async check(visit: Visit, { email, password }: AdminSignInDto): Promise<Admin> {
    const admin = await this.admins.findActiveByEmail(this.dataSource.manager, email);
    const credentialsVersion = admin?.credentialsVersion ?? 0;
    const attempt = this.attempts.of(visit, { kind: 'admin', email, credentialsVersion });
    const { locks } = await withAdminTexts(this.attempts.admit(attempt));
    const isRight = await this.passwords.verify(admin?.passwordHash ?? null, password);
    if (!admin || !isRight) {
      await this.log.record(visit, {
        type: 'security_alert',
        event: locks !== null ? 'admin_locked_out' : 'admin_sign_in_failed',
        username: email,
        userId: admin?.id ?? null,
      });
      if (locks !== null) await this.notices.tellLockedOut(admin, locks);
      throw new AppError('admin_sign_in_failed');
    }
    await this.attempts.succeeded(attempt);
    return admin;
  }
}
