import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { maskedEmail } from '../people/accounts/masked-email.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import type { Admin } from './admin.entity.js';

/** The sign-in codes go to an admin's address: whoever had it hears when they go elsewhere. */
@Injectable()
export class AdminAddressNoticesService {
  constructor(private readonly mails: MailOutbox) {}

  /** `before`: the admin as they were until this change. */
  async tellOldAddress(manager: EntityManager, before: Admin, newEmail: string): Promise<void> {
    const { id, version, email, name } = before;
    await this.mails.queue(manager, {
      dedupeKey: `admin-address-changed:${id}:${version}`,
      template: 'admin-address-changed',
      recipient: email,
      payload: { firstName: name, newEmail: maskedEmail(newEmail) },
    });
  }
}
