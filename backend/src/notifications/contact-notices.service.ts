import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortId } from '../../contract/common/short-id.js';
import {
  CONTACT_LABELS,
  type ContactField,
  type ContactPerson,
  contactText,
} from '../../contract/people/corrected-person.js';
import type { Word } from '../../contract/people/word.js';
import { maskedEmail } from '../platform/security/masked-email.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { MailOutbox } from './mail/mail-outbox.js';
import { smsAbout } from './sms/sms-length.js';
import { SmsOutbox } from './sms/sms-outbox.js';
import { MailsAgainService } from './mail/mails-again.service.js';

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

const OF_RECORD: Readonly<Record<CorrectedRecord['about'], string>> = {
  order: 'Siparişinizde',
  booking: 'Rezervasyonunuzda',
};

/** Tells people that the studio corrected their contact data, in the transaction of the correction. */
@Injectable()
export class ContactNoticesService {
  constructor(
    private readonly mails: MailOutbox,
    private readonly texts: SmsOutbox,
    private readonly studio: CurrentStudio,
    private readonly again: MailsAgainService,
  ) {}

  /**
   * Tells the former address, so that nobody takes over an order or a ticket unseen. The new one gets everything again,
   * so it counts as a mail that is sent again. Throws too_many_tries.
   */
  async mailboxChanged(manager: EntityManager, { record, before, after }: Correction): Promise<void> {
    const { about, id, version } = record;
    await this.again.count(record);
    await this.mails.queue(manager, {
      dedupeKey: `email-corrected:${id}:${version}`,
      template: 'email-corrected',
      recipient: before.email,
      payload: { about, shortId: shortId(id), newEmail: maskedEmail(after.email) },
    });
  }

  /** `changed`: the corrected fields. Returns null, and tells nobody, when none of them is worth a word. */
  async corrected(
    manager: EntityManager,
    told: Omit<Correction, 'before'> & { readonly pageUrl: string; readonly changed: ToldFields },
  ): Promise<Word | null> {
    const { record, after, pageUrl, changed } = told;
    const changes = TOLD_FIELDS.filter((field) => field in changed).map((field) => ({
      label: CONTACT_LABELS[field],
      value: contactText(field, String(changed[field])),
    }));
    if (changes.length === 0) return null;
    const { about, id, version } = record;
    const dedupeKey = `contact-corrected:${id}:${version}`;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'contact-corrected',
      recipient: after.email,
      payload: { about, shortId: shortId(id), firstName: after.name, pageUrl, changes },
    });
    const text = smsAbout(
      changes.map(({ label, value }) => `${label}: ${value}`).join(', '),
      (what) => `${OF_RECORD[about]} düzelttik: ${what}. Yanlışsa arayın: ${this.studio.seller.phone}`,
    );
    return this.texts.insteadOfMail(manager, { to: after, dedupeKey, text });
  }
}
