import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { unusableReason } from '../../notifications/custom-templates/custom-templates.service.js';
import { hasForeignPicture, mailHtml } from '../../notifications/mail/mail-html.js';
import { mailText } from '../../notifications/mail/mail-text.js';
import { MailRenderer } from '../../notifications/mail/mail-renderer.js';
import { Settings } from '../../platform/config/settings.js';

const FOREIGN_PICTURE =
  'başka sitelerin görselleri gönderilmez. Görseli medya kütüphanesine yükleyip oradaki adresini yazın.';
const NOTHING_SHOWN = 'içeriğinde gösterilebilecek bir şey yok.';
const NO_SUBJECT = 'konusu, adı bilinmeyenlerde boş kalır.';

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
  ) {}

  /**
   * Returns the mail's text version. Throws mail_unusable when the mail would not arrive, or would differ
   * from what was written.
   */
  check({ subject, body }: WrittenCampaign): string {
    const shown = mailText(mailHtml(body, this.settings.PUBLIC_URL));
    const reason = this.problemOf({ subject, body, shown });
    if (reason === null) return shown;
    throw new AppError('mail_unusable', { reason }, { body: `Bu e-posta gönderilemez: ${reason}` });
  }

  private problemOf({ subject, body, shown }: WrittenCampaign & { readonly shown: string }): string | null {
    try {
      const unnamed = this.renderer.write('bulk-mail', { subject, html: body, firstName: '' });
      if (unnamed.subject === '') return NO_SUBJECT;
    } catch (error) {
      return unusableReason(error);
    }
    if (hasForeignPicture(body, this.settings.PUBLIC_URL)) return FOREIGN_PICTURE;
    return shown === '' && !/<img\b/i.test(body) ? NOTHING_SHOWN : null;
  }
}
