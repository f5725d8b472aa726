import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { PreviewBulkMailDto } from '../../../contract/messaging/email/bulk-mail.dto.js';
import type { BulkAudience } from '../../../contract/messaging/email/bulk-mail.js';
import type { MailPreview } from '../../../contract/messaging/email/mail-template.views.js';
import { unusableReason } from '../../notifications/custom-templates/custom-templates.service.js';
import { MailRenderer } from '../../notifications/mail/mail-renderer.js';
import { UNSUBSCRIBE_PATH } from '../../people/consents/unsubscribe-links.service.js';
import { Settings } from '../../platform/config/settings.js';
import { audienceSql } from '../campaigns/audience-sql.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { commercialAudience } from './bulk-audience.js';

/** Shows a bulk mail as one of its recipients will see it. */
@Injectable()
export class PreviewBulkMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: MailRenderer,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
  ) {}

  /** An unusable mail is shown as typed, with the reason. Throws not_found for who will not get the mail. */
  async preview({ subject, body: html, audience, recipient }: PreviewBulkMailDto): Promise<MailPreview> {
    const firstName = recipient === undefined ? '' : await this.firstNameOf(audience, recipient);
    try {
      // The link stands for the recipient's own, which opens something.
      const unsubscribeUrl = new URL(UNSUBSCRIBE_PATH, this.settings.PUBLIC_URL).href;
      const shown = this.renderer.write('bulk-mail', { subject, html, firstName }, { unsubscribeUrl });
      return { ...shown, problem: null };
    } catch (error) {
      const problem = `Bu e-posta gönderilemez: ${unusableReason(error)}`;
      return { ...this.renderer.write('test-mail', { subject, html }), problem };
    }
  }

  private async firstNameOf(audience: BulkAudience, recipient: string): Promise<string> {
    const group = audienceSql(commercialAudience(audience, (await this.studio.latest()).features));
    const [found] = await this.dataSource.query<{ firstName: string }[]>(
      `SELECT first_name AS "firstName" FROM (${group}) audience
       WHERE is_mailed AND lower(email) = lower($2)`,
      [null, recipient],
    );
    if (!found) throw new AppError('not_found');
    return found.firstName;
  }
}
