import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { bulkMailFacts } from '../../notifications/mail/facts/bulk-mail-facts.js';
import { hasForeignPicture, mailHtml } from '../../notifications/mail/mail-html.js';
import { mailText } from '../../notifications/mail/mail-text.js';
import { MailRenderer } from '../../notifications/mail/mail-renderer.js';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';

const FOREIGN_PICTURE =
  'başka sitelerin görselleri gönderilmez. Görseli medya kitaplığına yükleyip oradaki adresini yazın.';
const NOTHING_SHOWN = 'içeriğinde gösterilebilecek bir şey yok.';
const NOT_RENDERED = 'içeriği okunamadı.';

interface WrittenCampaign {
  readonly subject: string;
  readonly body: string;
}

/**
 * Checks a bulk mail before it is queued, because an error found only while sending would affect every mail.
 */
@Injectable()
export class CampaignCheckService {
  constructor(
    private readonly renderer: MailRenderer,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  /**
   * Returns the mail's text version. Throws mail_unusable when the mail would not arrive, or would differ
   * from what was written.
   */
  async check({ subject, body }: WrittenCampaign): Promise<string> {
    const shown = mailText(mailHtml(body, this.settings.PUBLIC_URL));
    const reason = await this.problemOf({ subject, body, shown });
    if (reason === null) return shown;
    throw new AppError('mail_unusable', { reason }, { body: `Bu e-posta gönderilemez: ${reason}` });
  }

  private async problemOf({
    subject,
    body,
    shown,
  }: WrittenCampaign & { readonly shown: string }): Promise<string | null> {
    try {
      await this.renderer.render('bulk-mail', bulkMailFacts({ subject, body }));
    } catch (cause) {
      this.log.error('A campaign could not be rendered, and was refused.', { cause });
      return NOT_RENDERED;
    }
    if (hasForeignPicture(body, this.settings.PUBLIC_URL)) return FOREIGN_PICTURE;
    return shown === '' && !/<img\b/i.test(body) ? NOTHING_SHOWN : null;
  }
}
