import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';
import {
  EXPERIENCE_LEVEL_LABELS,
  WORKSHOP_TYPE_LABELS,
} from '../../contract/workshops/information-request.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { InformationRequest } from './information-request.entity.js';

/** Enough for whoever asks about several programs; more would only fill somebody's inbox. */
const REQUESTS_PER_DAY = 5;

@Injectable()
export class InformationRequests {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
  ) {}

  /** Kept for the studio; the visitor and the studio hear of it. Throws too_many_information_requests. */
  async ask(request: InformationRequestDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.takeTurn(manager, request.email);
      const { id } = await manager.save(manager.create(InformationRequest, request));
      await this.queueMails(manager, id, request);
    });
  }

  /** What somebody asked, for that very person: call it only for an address that is proved. */
  async askedBy(email: string): Promise<InformationRequest[]> {
    return this.dataSource.manager
      .createQueryBuilder(InformationRequest, 'request')
      .where('lower(request.email) = lower(:email)', { email })
      .orderBy('request.createdAt', 'DESC')
      .getMany();
  }

  /** What somebody asked who takes everything back. Answers the ids. Call it only for an address that is proved. */
  async forget(manager: EntityManager, email: string): Promise<string[]> {
    const deleted = await manager
      .createQueryBuilder()
      .delete()
      .from(InformationRequest)
      .where('lower(email) = lower(:email)', { email })
      .returning('id')
      .execute();
    return (deleted.raw as { id: string }[]).map(({ id }) => id);
  }

  /** One request of an address after the other, or several at once would slip through its limit. */
  private async takeTurn(manager: EntityManager, email: string): Promise<void> {
    await manager.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('information request ' || lower($1), 0))`,
      [email],
    );
    const [sent] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM information_request
       WHERE lower(email) = lower($1) AND created_at > now() - interval '24 hours'`,
      [email],
    );
    if (sent && sent.count >= REQUESTS_PER_DAY) throw new AppError('too_many_information_requests');
  }

  private async queueMails(
    manager: EntityManager,
    id: string,
    { name, surname, email, phone, workshopType, experienceLevel, message }: InformationRequestDto,
  ): Promise<void> {
    const choice = {
      workshopType: WORKSHOP_TYPE_LABELS[workshopType],
      experienceLevel: EXPERIENCE_LEVEL_LABELS[experienceLevel],
    };
    await this.mails.queue(manager, {
      dedupeKey: `information-request-received:${id}`,
      template: 'information-request-received',
      recipient: email,
      payload: choice,
    });
    await this.mails.queueForStudio(manager, {
      dedupeKey: `information-request-notice:${id}`,
      template: 'information-request-notice',
      payload: { ...choice, name, surname, email, phone, message: linesOf(message) },
    });
  }
}

/** Each typed line stands on its own in the mail; blank ones only separated them. */
function linesOf(message: string): string[] {
  return message.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
}
