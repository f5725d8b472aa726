import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SubscribeDto } from '../../../contract/messaging/newsletter/newsletter.dto.js';
import { AppError } from '../../../contract/app-error.js';
import type { NewsletterOutcome } from '../../../contract/messaging/newsletter/newsletter.views.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { Clock } from '../../platform/clock.js';
import { tokenHash } from '../../platform/security/secret-hash.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { commercialMailTo } from './commercial-mail.js';
import { NewsletterMembersService } from './newsletter-members.service.js';
import { NewsletterLimitsService } from './newsletter-limits.service.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

const TOKEN_BYTES = 32;
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Subscribes in two steps: a request with an address, and the link that is mailed to it. */
@Injectable()
export class SubscribeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: NewsletterLimitsService,
    private readonly consents: ConsentsService,
    private readonly members: NewsletterMembersService,
    private readonly mails: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The answer is the same whether the address is subscribed or not; only the mail tells. Throws
   * too_many_tries.
   */
  async request(visit: Visit, requested: SubscribeDto): Promise<void> {
    if (!(await this.limits.admit(visit, requested.email))) return;
    await this.dataSource.transaction((manager) => this.ask(manager, requested));
  }

  /** Throws newsletter_link_invalid, also for a link that is older than an unsubscription. */
  async confirm(visit: Pick<Visit, 'ipAddress'>, token: string): Promise<NewsletterOutcome> {
    return this.dataSource.transaction(async (manager) => {
      const asked = await this.validRequest(manager, token);
      await this.consents.lockAddress(manager, asked);
      // Read again, because a simultaneous unsubscription of the address may have come before.
      const request = await this.validRequest(manager, token);
      if (!(await this.members.join(manager, request.address))) return { outcome: 'already' };
      await this.recordAndWelcome(manager, request, visit);
      return { outcome: 'done' };
    });
  }

  /** Takes the same steps in both cases, so that the time of the answer tells nothing either. */
  private async ask(manager: EntityManager, { email, textVersion }: SubscribeDto): Promise<void> {
    const address = email.toLowerCase();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LINK_DAYS * DAY_MS);
    const { id } = await manager.save(
      manager.create(NewsletterRequest, { address, textVersion, expiresAt, tokenHash: tokenHash(token) }),
    );
    const isSubscribed = await manager.existsBy(NewsletterSubscriber, { address });
    if (isSubscribed) {
      await this.mails.queue(manager, {
        dedupeKey: `newsletter-already:${id}`,
        template: 'newsletter-already',
        recipient: email,
        payload: {},
      });
      return;
    }
    await this.mails.queue(manager, {
      dedupeKey: `newsletter-confirmation:${id}`,
      template: 'newsletter-confirmation',
      recipient: email,
      payload: { confirmUrl: `/bulten/onay?anahtar=${token}`, days: LINK_DAYS },
    });
  }

  private async validRequest(manager: EntityManager, token: string): Promise<NewsletterRequest> {
    const request = await manager.findOneBy(NewsletterRequest, { tokenHash: tokenHash(token) });
    if (!request || request.expiresAt <= this.clock.now()) throw new AppError('newsletter_link_invalid');
    return request;
  }

  private async recordAndWelcome(
    manager: EntityManager,
    { address, textVersion }: NewsletterRequest,
    visit: Pick<Visit, 'ipAddress'>,
  ): Promise<void> {
    const { id } = await this.consents.give(manager, commercialMailTo(address), {
      textVersion,
      source: 'newsletter_form',
      ipAddress: visit.ipAddress,
    });
    await this.mails.queue(manager, {
      dedupeKey: `newsletter-welcome:${id}`,
      template: 'newsletter-welcome',
      recipient: address,
      payload: {},
    });
  }
}
