import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { letterFacts } from '../notifications/letter-facts.js';
import { hasForeignPicture } from '../notifications/mail-html.js';
import { MailRenderer } from '../notifications/mail-renderer.js';
import { Settings } from '../platform/config/settings.js';
import { Log } from '../platform/logging/log.js';

const FOREIGN_PICTURE =
  'başka sitelerin görselleri gönderilmez. Görseli medya kitaplığına yükleyip oradaki adresini yazın.';
const NOTHING_SHOWN = 'içeriğinde gösterilebilecek bir şey yok.';
const NOT_RENDERED = 'içeriği okunamadı.';

interface WrittenLetter {
  readonly subject: string;
  readonly body: string;
}

/** Looks at a letter before it is taken for many: what is refused only at the sending stays in the queue for ever. */
@Injectable()
export class LetterCheck {
  constructor(
    @Inject(MailRenderer) private readonly renderer: MailRenderer,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Throws letter_unusable for what would not arrive, or otherwise than it was written. */
  async check({ subject, body }: WrittenLetter): Promise<void> {
    const reason = await this.problemOf({ subject, body });
    if (reason === null) return;
    throw new AppError('letter_unusable', { reason }, { body: `Bu e-posta gönderilemez: ${reason}` });
  }

  private async problemOf({ subject, body }: WrittenLetter): Promise<string | null> {
    const facts = letterFacts({ subject, body });
    try {
      await this.renderer.render('bulk-mail', facts);
    } catch (cause) {
      this.log.error('A letter could not be rendered, and was refused.', { cause });
      return NOT_RENDERED;
    }
    if (hasForeignPicture(body, this.settings.PUBLIC_URL)) return FOREIGN_PICTURE;
    return facts.text === '' && !/<img\b/i.test(body) ? NOTHING_SHOWN : null;
  }
}
