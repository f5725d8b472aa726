import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { NewUserPasswordDto } from '../../contract/accounts/admin-users.dto.js';
import { AppError } from '../../contract/app-error.js';
import { ChangeCredentialsService } from '../accounts/change-credentials.service.js';
import { CustomerRecords } from '../accounts/customer-records.service.js';
import { Passwords } from '../accounts/passwords.service.js';
import { SignInAttempts } from '../accounts/sign-in-attempts.service.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import type { Actor } from '../platform/sessions/actor.js';

/** A new password for a customer who cannot get in otherwise. */
@Injectable()
export class ChangeUserPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CustomerRecords) private readonly records: CustomerRecords,
    @Inject(ChangeCredentialsService) private readonly credentials: ChangeCredentialsService,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
  ) {}

  /** Ends the customer's sessions and tells them. Throws not_found. */
  async change(actor: Actor, { id, newPassword }: NewUserPasswordDto): Promise<void> {
    const passwordHash = await this.passwords.hash(newPassword);
    const { email } = await this.dataSource.transaction(async (manager) => {
      const customer = await this.records.lockIfThere(manager, id);
      if (!customer) throw new AppError('not_found');
      await this.changes.record(manager, actor, {
        type: 'admin_change',
        event: 'user_password_changed',
        recordKind: 'customer',
        recordId: id,
        label: `${customer.firstName} ${customer.lastName}`,
        before: null,
        after: null,
      });
      const change = { customerId: id, passwordHash, isAddressProved: false };
      return this.credentials.replacePassword(manager, change);
    });
    await this.attempts.unlock({ kind: 'customer', email });
  }
}
