import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { ClaimedMail } from './mail-claims.service.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { reasonToSkip } from './reason-to-skip.js';

interface Passage {
  /** Why the mail stays here; null when it may leave. */
  readonly reason: string | null;
  /** Goes with it when it is commercial. */
  readonly unsubscribeUrl: string | null;
}

/** Every mail goes by here when it leaves: what was decided since it was queued counts. */
@Injectable()
export class MailGateService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly securitySettings: SecuritySettingsService,
    private readonly consents: ConsentsService,
    private readonly links: UnsubscribeLinksService,
  ) {}

  async ask(mail: ClaimedMail): Promise<Passage> {
    const { email_notifications_enabled: areNotificationsOn } = await this.securitySettings.latest();
    const consent = MAIL_TEMPLATES[mail.template].isCommercial ? await this.consentOf(mail.recipient) : null;
    return {
      reason: reasonToSkip(mail, { areNotificationsOn, hasConsent: consent !== null }),
      unsubscribeUrl: consent && this.links.urlFor(consent),
    };
  }

  private consentOf(address: string) {
    return this.consents.findStanding(this.dataSource.manager, {
      address,
      purpose: 'commercial',
      channel: 'email',
    });
  }
}
