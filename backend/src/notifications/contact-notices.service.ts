import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortId } from '../../contract/common/short-id.js';
import {
  CONTACT_LABELS,
  type ContactField,
  type ContactPerson,
  contactText,
} from '../../contract/people/corrected-person.js';
import { maskedEmail } from '../platform/security/masked-email.js';
import { MailOutbox } from './mail/mail-outbox.js';

interface CorrectedRecord {
  readonly about: 'order' | 'booking';
  readonly id: string;
  /** The version before the correction, which each correction raises. */
  readonly version: number;
}

interface Correction {
  readonly record: CorrectedRecord;
  readonly before: Pick<ContactPerson, 'email'>;
  readonly after: ContactPerson;
}

/** The fields that the mail repeats, since parcels and messages follow them. */
const TOLD_FIELDS = ['email', 'phone', 'shippingAddress'] as const satisfies readonly ContactField[];
type ToldFields = Readonly<Partial<Record<ContactField, unknown>>>;

/** Mails people that the studio corrected their contact data, in the transaction of the correction. */
@Injectable()
export class ContactNoticesService {
  constructor(private readonly mails: MailOutbox) {}

  /** Tells the former address, so that nobody takes over an order or a ticket unseen. */
  async mailboxChanged(manager: EntityManager, { record, before, after }: Correction): Promise<void> {
    const { about, id, version } = record;
    await this.mails.queue(manager, {
      dedupeKey: `email-corrected:${id}:${version}`,
      template: 'email-corrected',
      recipient: before.email,
      payload: { about, shortId: shortId(id), newEmail: maskedEmail(after.email) },
    });
  }

  /** `changed`: the corrected fields. Writes nothing when none of them is worth a mail. */
  async corrected(
    manager: EntityManager,
    told: Omit<Correction, 'before'> & { readonly pageUrl: string; readonly changed: ToldFields },
  ): Promise<void> {
    const { record, after, pageUrl, changed } = told;
    const changes = TOLD_FIELDS.filter((field) => field in changed).map((field) => ({
      label: CONTACT_LABELS[field],
      value: contactText(field, String(changed[field])),
    }));
    if (changes.length === 0) return;
    const { about, id, version } = record;
    await this.mails.queue(manager, {
      dedupeKey: `contact-corrected:${id}:${version}`,
      template: 'contact-corrected',
      recipient: after.email,
      payload: { about, shortId: shortId(id), firstName: after.name, pageUrl, changes },
    });
  }
}
