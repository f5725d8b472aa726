import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { NewsletterOutcome } from '../../../contract/messaging/newsletter/newsletter.views.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { commercialMailTo } from './commercial-mail.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

/** Unsubscribing takes one step and ends all commercial mail, including mails that are waiting to be sent. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: UnsubscribeLinksService,
    private readonly consents: ConsentsService,
  ) {}

  /** Requires only the link, however old. Throws newsletter_link_invalid. */
  async unsubscribe(visit: Visit, token: string): Promise<NewsletterOutcome> {
    return this.dataSource.transaction(async (manager) => {
      const consent = await this.links.findConsent(manager, token);
      if (!consent) throw new AppError('newsletter_link_invalid');
      await this.leave(manager, consent.address);
      const isWithdrawn = await this.consents.withdraw(manager, commercialMailTo(consent.address), {
        source: 'unsubscribe_link',
        ipAddress: visit.ipAddress,
      });
      return { outcome: isWithdrawn ? 'done' : 'already' };
    });
  }

  /** For a deleted account. Call it only for a verified address. */
  async erase(manager: EntityManager, address: string): Promise<void> {
    await this.leave(manager, address.toLowerCase());
    await this.consents.withdraw(manager, commercialMailTo(address), {
      source: 'account_deleted',
      ipAddress: null,
    });
    await this.consents.erase(manager, address);
  }

  /**
   * Deletes requests first, in the same order as confirming; an older link must not subscribe the address
   * again.
   */
  private async leave(manager: EntityManager, address: string): Promise<void> {
    await manager.delete(NewsletterRequest, { address });
    await manager.delete(NewsletterSubscriber, { address });
  }
}
