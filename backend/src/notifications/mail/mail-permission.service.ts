import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import type { ClaimedMail } from './mail-claims.service.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { reasonToSkip } from './reason-to-skip.js';

interface SendDecision {
  /** The reason why the mail must not be sent; null when it may. */
  readonly reason: string | null;
  /** The unsubscribe link of a commercial mail. */
  readonly unsubscribeUrl: string | null;
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
  ) {}

  async check(mail: ClaimedMail): Promise<SendDecision> {
    const { email_notifications_enabled: areNotificationsOn } = await this.securitySettings.latest();
    const consent = MAIL_TEMPLATES[mail.template].isCommercial ? await this.consentOf(mail.recipient) : null;
    return {
      reason: reasonToSkip(mail, { areNotificationsOn, hasConsent: consent !== null }),
      unsubscribeUrl: consent && this.links.urlFor(consent),
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
