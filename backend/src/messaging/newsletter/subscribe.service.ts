import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
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
import { NewsletterLimitsService } from './newsletter-limits.service.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

const TOKEN_BYTES = 32;
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Joining takes two steps: typing an address, and using the link that was mailed to it. */
@Injectable()
export class SubscribeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: NewsletterLimitsService,
    private readonly consents: ConsentsService,
    private readonly mails: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** Answers alike whether the address is subscribed or not: only its mailbox tells. Throws too_many_tries. */
  async request(visit: Visit, asked: SubscribeDto): Promise<void> {
    if (!(await this.limits.admit(visit, asked.email))) return;
    await this.dataSource.transaction((manager) => this.ask(manager, asked));
  }

  /** Throws newsletter_link_invalid, also for a link of before the address was unsubscribed. */
  async confirm(visit: Pick<Visit, 'address'>, token: string): Promise<NewsletterOutcome> {
    return this.dataSource.transaction(async (manager) => {
      // Held until the end: whoever unsubscribes the address meanwhile waits for it, or took it away before.
      const request = await manager.findOne(NewsletterRequest, {
        where: { tokenHash: tokenHash(token) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!request || request.expiresAt <= this.clock.now()) throw new AppError('newsletter_link_invalid');
      if (!(await this.join(manager, request.address))) return { outcome: 'already' };
      await this.recordAndWelcome(manager, request, visit);
      return { outcome: 'done' };
    });
  }

  /** The same steps either way, so that no time tells either. */
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

  /** Of two links that are used at the same time, one lets the address join. */
  private async join(manager: EntityManager, address: string): Promise<boolean> {
    const joined = await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriber)
      .values({ address, confirmedAt: this.clock.now() })
      .orIgnore()
      .returning('address')
      .execute();
    return (joined.raw as unknown[]).length > 0;
  }

  private async recordAndWelcome(
    manager: EntityManager,
    { address, textVersion }: NewsletterRequest,
    visit: Pick<Visit, 'address'>,
  ): Promise<void> {
    const { id } = await this.consents.give(manager, commercialMailTo(address), {
      textVersion,
      source: 'newsletter_form',
      ipAddress: visit.address,
    });
    await this.mails.queue(manager, {
      dedupeKey: `newsletter-welcome:${id}`,
      template: 'newsletter-welcome',
      recipient: address,
      payload: {},
    });
  }
}
