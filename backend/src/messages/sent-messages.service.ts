import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull } from 'typeorm';
import {
  DEFAULT_PAGE_SIZE,
  type PageOf,
  type PageQuery,
  paginationOf,
} from '../../contract/admin/page.query.js';
import { AppError } from '../../contract/app-error.js';
import type {
  SentMessageDetailView,
  SentMessageView,
} from '../../contract/messages/admin-messaging.views.js';
import type { Audience } from '../../contract/messages/audience.js';
import { SentMessage } from './sent-message.entity.js';

/** Bulk mails are listed with the mail. */
const IS_MESSAGE = { bodyHtml: IsNull() };

/** What was sent to groups. */
@Injectable()
export class SentMessages {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest first. */
  async list({ page = 1, perPage = DEFAULT_PAGE_SIZE }: PageQuery): Promise<PageOf<SentMessageView>> {
    const [sent, totalRecords] = await this.dataSource.manager.findAndCount(SentMessage, {
      where: IS_MESSAGE,
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return {
      items: await this.views(sent.map(({ id }) => id)),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
    };
  }

  /** The latest ones, for clients of old that know no pages. */
  async latest(limit: number): Promise<SentMessageView[]> {
    const sent = await this.dataSource.manager.find(SentMessage, {
      select: { id: true, createdAt: true },
      where: IS_MESSAGE,
      order: { createdAt: 'DESC', id: 'ASC' },
      take: limit,
    });
    return this.views(sent.map(({ id }) => id));
  }

  /** Throws not_found. */
  async get(id: string): Promise<SentMessageDetailView> {
    const [view] = await this.views([id]);
    if (!view) throw new AppError('not_found');
    const [mails] = await this.dataSource.query<[SentMessageDetailView['mails']]>(
      `SELECT (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
              (count(*) FILTER (WHERE status IN ('pending', 'sending')))::int AS waiting,
              (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
              (count(*) FILTER (WHERE status = 'skipped'))::int AS skipped
       FROM mail_message WHERE sent_message_id = $1`,
      [id],
    );
    return { ...view, mails };
  }

  private async views(ids: readonly string[]): Promise<SentMessageView[]> {
    const sent = await this.dataSource.manager.find(SentMessage, {
      where: { id: In(ids), ...IS_MESSAGE },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const waiting = await this.waitingCounts(ids);
    return sent.map((message) => sentMessageView(message, waiting.get(message.id) ?? 0));
  }

  private async waitingCounts(ids: readonly string[]): Promise<Map<string, number>> {
    const counted = await this.dataSource.query<{ id: string; waiting: number }[]>(
      `SELECT sent_message_id AS id, count(*)::int AS waiting FROM sent_message_recipient
       WHERE sent_message_id = ANY ($1) GROUP BY sent_message_id`,
      [ids],
    );
    return new Map(counted.map(({ id, waiting }) => [id, waiting]));
  }
}

function sentMessageView(
  { id, subject, message, category, adminName, audience, day, createdAt, ...counts }: SentMessage,
  waitingCount: number,
): SentMessageView {
  const { recipientCount, accountCount, mailCount, skippedCount } = counts;
  return {
    id,
    subject,
    message,
    category,
    adminName,
    audience: audience as Audience,
    day,
    createdAt: createdAt.toISOString(),
    recipientCount,
    accountCount,
    mailCount,
    skippedCount,
    waitingCount,
  };
}
