import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewUserPasswordDto } from '../../../contract/people/admin-users.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { ChangeCredentialsService } from '../accounts/change-credentials.service.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** Sets a new password for a customer who cannot sign in otherwise. */
@Injectable()
export class ChangeUserPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly credentials: ChangeCredentialsService,
    private readonly passwords: PasswordsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Ends the customer's sessions and mails them. Throws not_found, invalid_input with fields.newPassword. */
  async change(actor: Actor, { id, newPassword }: NewUserPasswordDto): Promise<void> {
    const known = await this.customers.findById(this.dataSource.manager, id);
    if (!known) throw new AppError('not_found');
    const passwordHash = await this.passwords.hashNew({
      password: newPassword,
      field: 'newPassword',
      owner: { email: known.email, names: [known.firstName, known.lastName] },
    });
    await this.dataSource.transaction(async (manager) => {
      const customer = await this.records.lockIfThere(manager, id);
      if (!customer) throw new AppError('not_found');
      await this.changes.record(manager, actor, {
        event: 'user_password_changed',
        recordKind: 'customer',
        recordId: id,
        label: `${customer.firstName} ${customer.lastName}`,
        before: null,
        after: null,
      });
      const change = { customerId: id, passwordHash, isAddressVerified: false };
      await this.credentials.replacePassword(manager, change);
    });
  }
}
