import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ChangePasswordDto } from '../../contract/accounts/profile.dto.js';
import { ChangeCredentialsService } from '../accounts/change-credentials.service.js';
import { Passwords } from '../accounts/passwords.service.js';
import { SignInAttempts } from '../accounts/sign-in-attempts.service.js';
import { SecurityLog } from '../activity-log/security-log.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { OwnPassword } from './own-password.service.js';

const FIELD = 'currentPassword';

/** A new password for whoever knows the old one. This session goes on under a new name, all others end. */
@Injectable()
export class ChangePasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(OwnPassword) private readonly ownPassword: OwnPassword,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(ChangeCredentialsService) private readonly credentials: ChangeCredentialsService,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(SecurityLog) private readonly log: SecurityLog,
  ) {}

  /** Throws password_wrong with fields.currentPassword, too_many_tries. */
  async change(
    visit: Visit,
    customerId: string,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<void> {
    const known = await this.ownPassword.check(customerId, { field: FIELD, password: currentPassword });
    const passwordHash = await this.passwords.hash(newPassword);
    const customer = await this.dataSource.transaction(async (manager) => {
      await this.ownPassword.lock(manager, customerId, { field: FIELD, passwordHash: known });
      return this.credentials.replacePassword(manager, { customerId, passwordHash, isAddressProved: false });
    });
    await this.attempts.unlock({ kind: 'customer', email: customer.email });
    await visit.signIn('customer', customer);
    await this.log.record(visit, {
      type: 'security_alert',
      event: 'password_changed',
      username: customer.email,
      userId: customer.id,
    });
  }
}
