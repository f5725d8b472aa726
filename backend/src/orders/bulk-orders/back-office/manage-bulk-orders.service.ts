import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnswerDto } from '../../../../contract/admin/record.dto.js';
import { AppError } from '../../../../contract/app-error.js';
import type { BulkOrderDecision } from '../../../../contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import { shortId } from '../../../../contract/common/short-id.js';
import type { LogEventName } from '../../../../contract/activity-log/log-event-name.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import type { RecordFields } from '../../../activity-log/changed-fields.js';
import type { MailAgainRefusal } from '../../../../contract/messaging/email/record-mails.js';
import { MailsAgainService, type RepeatedMail } from '../../../notifications/mail/mails-again.service.js';
import { MailOutbox } from '../../../notifications/mail/mail-outbox.js';
import { Clock } from '../../../platform/clock.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { paragraphsOf } from '../../../platform/text/paragraphs-of.js';
import { BulkOrderRequest } from '../bulk-order-request.entity.js';

/** Decides bulk-order requests and answers them. */
@Injectable()
export class ManageBulkOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly mails: MailOutbox,
    private readonly clock: Clock,
    private readonly again: MailsAgainService,
  ) {}

  /**
   * Decides once: repeating the decision changes nothing, the opposite one is refused. Throws
   * bulk_order_decided, not_found.
   */
  async decide(actor: Actor, id: string, status: BulkOrderDecision): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        BulkOrderRequest,
        { id, status: 'pending' },
        { status, answeredAt: this.clock.now() },
      );
      if (affected !== 1) {
        await this.expectDecided(manager, id, status);
        return;
      }
      await this.record(manager, actor, {
        id,
        event: `bulk_order_${status}`,
        before: { status: 'pending' },
        after: { status },
      });
    });
  }

  /** Mails an offer and stores it with the promised time. Throws changed_meanwhile, not_found. */
  async answer(actor: Actor, { id, version, subject, text }: AnswerDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await manager.findOneBy(BulkOrderRequest, { id });
      if (!request) throw new AppError('not_found');
      const after = { offerSubject: subject, offerText: text, offerSentAt: this.clock.now() };
      const { affected } = await manager.update(BulkOrderRequest, { id, version }, after);
      if (affected !== 1) throw new AppError('changed_meanwhile');
      const { offerSubject, offerText, offerSentAt, email, message } = request;
      await this.record(manager, actor, {
        id,
        event: 'bulk_order_answered',
        before: { offerSubject, offerText, offerSentAt },
        after,
      });
      await this.mails.queue(manager, {
        dedupeKey: `bulk-order-answer:${id}:${version}`,
        template: 'studio-answer',
        recipient: email,
        payload: { subject, paragraphs: paragraphsOf(text), question: paragraphsOf(message) },
      });
    });
  }

  /** Why the offer cannot be sent again. Throws not_found. */
  async refusal(id: string): Promise<MailAgainRefusal | null> {
    const request = await this.dataSource.manager.findOneBy(BulkOrderRequest, { id });
    if (!request) throw new AppError('not_found');
    return request.offerSentAt === null ? 'not_sent_yet' : null;
  }

  /** Mails the offer as it was written last. Throws not_found, mail_not_sendable, too_many_tries. */
  async answerAgain(actor: Actor, repeated: RepeatedMail): Promise<void> {
    const { id, requestKey } = repeated;
    this.again.assertMay(await this.refusal(id));
    await this.again.count(repeated);
    await this.dataSource.transaction(async (manager) => {
      const request = await manager.findOneByOrFail(BulkOrderRequest, { id });
      const { offerSubject, offerText, email, message } = request;
      const after = { mail: 'studio-answer' };
      await this.record(manager, actor, { id, event: 'mail_sent_again', before: null, after });
      await this.mails.queue(manager, {
        dedupeKey: `bulk-order-answer:${id}:${requestKey}`,
        template: 'studio-answer',
        recipient: email,
        payload: {
          subject: offerSubject ?? '',
          paragraphs: paragraphsOf(offerText ?? ''),
          question: paragraphsOf(message),
        },
      });
    });
  }

  private async expectDecided(manager: EntityManager, id: string, status: BulkOrderDecision): Promise<void> {
    const request = await manager.findOneBy(BulkOrderRequest, { id });
    if (!request) throw new AppError('not_found');
    if (request.status !== status) throw new AppError('bulk_order_decided');
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { id, event, before, after }: BulkOrderChange,
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      event,
      recordKind: 'bulk_order_request',
      recordId: id,
      label: shortId(id),
      before,
      after,
    });
  }
}

interface BulkOrderChange {
  readonly id: string;
  readonly event: LogEventName;
  readonly before: RecordFields | null;
  readonly after: RecordFields;
}
