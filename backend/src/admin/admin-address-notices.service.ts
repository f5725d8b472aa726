import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { maskedEmail } from '../people/accounts/masked-email.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import type { Admin } from './admin.entity.js';

/**
 * Tells an admin's old e-mail address about a new one, because sign-in codes go to the new one from now on.
 */
@Injectable()
export class AdminAddressNoticesService {
  constructor(private readonly mails: MailOutbox) {}

  /** `before`: the admin before this change. */
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
