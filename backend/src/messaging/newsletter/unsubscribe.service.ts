import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { NewsletterOutcome } from '../../../contract/messaging/newsletter/newsletter.views.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { commercialMailTo } from './commercial-mail.js';
import { NewsletterMembersService } from './newsletter-members.service.js';

/** Unsubscribing takes one step and ends all commercial mail, including mails that are waiting to be sent. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: UnsubscribeLinksService,
    private readonly consents: ConsentsService,
    private readonly members: NewsletterMembersService,
  ) {}

  /** Requires only the link, however old. Throws newsletter_link_invalid. */
  async unsubscribe(visit: Visit, token: string): Promise<NewsletterOutcome> {
    return this.dataSource.transaction(async (manager) => {
      const consent = await this.links.findConsent(manager, token);
      if (!consent) throw new AppError('newsletter_link_invalid');
      await this.consents.lockAddress(manager, consent);
      await this.members.leave(manager, consent.address);
      const isWithdrawn = await this.consents.withdraw(manager, commercialMailTo(consent.address), {
        source: 'unsubscribe_link',
        ipAddress: visit.ipAddress,
      });
      return { outcome: isWithdrawn ? 'done' : 'already' };
    });
  }

  /** For a deleted account. Call it only for a verified address. */
  async erase(manager: EntityManager, address: string): Promise<void> {
    await this.consents.lockAddress(manager, { address });
    await this.members.leave(manager, address.toLowerCase());
    await this.consents.withdrawAll(manager, address, { source: 'account_deleted', ipAddress: null });
    await this.consents.erase(manager, address);
  }
}
