import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminSignInDto } from '../../contract/admin/admin-sign-in.dto.js';
import { AppError } from '../../contract/app-error.js';
import { Passwords } from '../accounts/passwords.service.js';
import { SignInAttempts } from '../accounts/sign-in-attempts.service.js';
import { SecurityLog } from '../activity-log/security-log.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminQueries } from './admin-queries.service.js';
import type { Admin } from './admin.entity.js';
import { inAdminsWords } from './in-admins-words.js';

/** Whether somebody knows an admin's password, under the same lock-out as customers. */
@Injectable()
export class AdminPasswords {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(AdminQueries) private readonly admins: AdminQueries,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SecurityLog) private readonly log: SecurityLog,
  ) {}

  /** An unknown address, an inactive admin and a wrong password are one answer, after the same time. */
  async prove(visit: Visit, { email, password }: AdminSignInDto): Promise<Admin> {
    const attempt = { kind: 'admin', email, address: visit.address } as const;
    const { isLast } = await inAdminsWords(this.attempts.admit(attempt));
    const admin = await this.admins.findActiveByEmail(this.dataSource.manager, email);
    const isRight = await this.passwords.verify(admin?.passwordHash ?? null, password);
    if (!admin || !isRight) {
      await this.log.record(visit, {
        type: 'security_alert',
        event: isLast ? 'admin_locked_out' : 'admin_sign_in_failed',
        username: email,
        userId: admin?.id ?? null,
      });
      throw new AppError('admin_sign_in_failed');
    }
    await this.attempts.succeeded(attempt);
    return admin;
  }
}
