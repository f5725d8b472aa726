import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChangedUserDto } from '../../../contract/people/admin-users.dto.js';
import type { RecordAsRead } from '../../../contract/admin/record.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { RecordFields } from '../../activity-log/changed-fields.js';
import { DeleteAccountService } from '../customer-account/delete-account.service.js';
import { UpdateProfileService } from '../customer-account/update-profile.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

interface UserChange {
  readonly event: LogEventName;
  readonly label: string;
  readonly before: RecordFields | null;
  readonly after: RecordFields | null;
}

/**
 * Changes and deletes customers' accounts for the studio, as the customers could themselves, without their
 * password.
 */
@Injectable()
export class ManageUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: CustomerRecordsService,
    private readonly profile: UpdateProfileService,
    private readonly deletion: DeleteAccountService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * A new address is unverified, and the old one is notified. An absent version means the present one. Throws
   * not_found, changed_meanwhile, email_taken with fields.email.
   */
  async update(
    actor: Actor,
    { id, version, ...profile }: Omit<ChangedUserDto, 'version'> & { readonly version?: number },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.lock(manager, { id, version });
      await this.profile.write(manager, id, profile);
      const { firstName, lastName, email, phone = null, address = null } = profile;
      await this.record(manager, actor, {
        id,
        event: 'user_changed',
        label: `${firstName} ${lastName}`,
        before: fieldsOf(before),
        after: { firstName, lastName, email, phone, address },
      });
    });
  }

  /**
   * The orders stay without the person, and so does the log entry about the deletion. Throws not_found,
   * changed_meanwhile.
   */
  async remove(actor: Actor, { id, version }: RecordAsRead): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const customer = await this.lock(manager, { id, version });
      await this.deletion.end(manager, customer);
      const gone = { label: shortId(id), before: null, after: null };
      await this.record(manager, actor, { id, event: 'user_deleted', ...gone });
    });
  }

  private async lock(manager: EntityManager, { id, version }: RecordAsRead): Promise<Customer> {
    const customer = await this.records.lockIfThere(manager, id);
    if (!customer) throw new AppError('not_found');
    if (version !== undefined && version !== customer.version) throw new AppError('changed_meanwhile');
    return customer;
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    changed: UserChange & { readonly id: string },
  ): Promise<void> {
    const { id, ...change } = changed;
    await this.changes.record(manager, actor, {
      recordKind: 'customer',
      recordId: id,
      ...change,
    });
  }
}

function fieldsOf({ firstName, lastName, email, phone, address }: Customer): RecordFields {
  return { firstName, lastName, email, phone, address };
}
