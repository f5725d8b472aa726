import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { ChoicesLinksService } from '../../people/consents/choices-links.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { MailFootLinks } from './mail-foot-links.js';
import type { ClaimedMail } from './mail-claims.service.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { reasonToSkip } from './reason-to-skip.js';

interface SendDecision {
  /** The reason why the mail must not be sent; null when it may. */
  readonly reason: string | null;
  readonly links: MailFootLinks;
}

/**
 * Decides whether a mail may be sent. It is checked at the last moment, so that settings and consents changed
 * since the queueing count.
 */
@Injectable()
export class MailPermissionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly securitySettings: SecuritySettingsService,
    private readonly consents: ConsentsService,
    private readonly links: UnsubscribeLinksService,
    private readonly choices: ChoicesLinksService,
  ) {}

  async check(mail: ClaimedMail): Promise<SendDecision> {
    const { email_notifications_enabled: areNotificationsOn } = await this.securitySettings.latest();
    const { isCommercial, isForStudio } = MAIL_TEMPLATES[mail.template];
    const consent = isCommercial ? await this.consentOf(mail.recipient) : null;
    return {
      reason: reasonToSkip(mail, { areNotificationsOn, hasConsent: consent !== null }),
      links: {
        unsubscribeUrl: consent && this.links.urlFor(consent),
        choicesUrl: isForStudio ? null : this.choices.urlFor(mail.recipient),
      },
    };
  }

  private consentOf(address: string) {
    return this.consents.findActive(this.dataSource.manager, {
      address,
      purpose: 'commercial',
      channel: 'email',
    });
  }
}
