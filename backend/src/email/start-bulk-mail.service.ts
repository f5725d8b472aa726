import { Inject, Injectable } from '@nestjs/common';
import type { StartBulkMailDto } from '../../contract/email/bulk-mail.dto.js';
import { type StartedLetter, StartLetter } from '../letters/start-letter.service.js';
import { mailText } from '../notifications/mail-html.js';
import type { Actor } from '../platform/sessions/actor.js';
import { commercialAudience } from './bulk-audience.js';
import { LetterCheck } from './letter-check.service.js';

/** Without a key: for clients of old, which make none. */
type NewBulkMail = Omit<StartBulkMailDto, 'key'> & { readonly key?: string };

/** A letter in the studio's own look, which goes by mail alone. */
@Injectable()
export class StartBulkMail {
  constructor(
    @Inject(LetterCheck) private readonly words: LetterCheck,
    @Inject(StartLetter) private readonly letters: StartLetter,
  ) {}

  /** The same again is not sent again. Throws letter_unusable, no_recipients, message_key_used. */
  async start(actor: Actor, { key, subject, body, audience }: NewBulkMail): Promise<StartedLetter> {
    await this.words.check({ subject, body });
    return this.letters.start(actor, {
      ...{ key: key ?? null, subject, message: mailText(body), bodyHtml: body },
      ...commercialAudience(audience),
      event: 'bulk_mail_started',
      recordKind: 'bulk_mail',
      facts: { audience, body },
    });
  }
}
