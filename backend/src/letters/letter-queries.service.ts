import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import {
  DEFAULT_PAGE_SIZE,
  type PageOf,
  type PageQuery,
  paginationOf,
} from '../../contract/admin/page.query.js';
import { type LetterProgress, mailCountsOf } from './letter-progress.js';
import { SentMessage } from './sent-message.entity.js';

/** A letter with a body of its own goes by mail alone. */
const KINDS = {
  message: { bodyHtml: IsNull() },
  bulkMail: { bodyHtml: Not(IsNull()) },
} satisfies Record<string, FindOptionsWhere<SentMessage>>;
type LetterKind = keyof typeof KINDS;

export type LetterOnItsWay = SentMessage & { readonly progress: LetterProgress };

const NEWEST_FIRST = { createdAt: 'DESC', id: 'ASC' } as const;

/** Letters, and how far they came. Only those that have not ended are counted. */
@Injectable()
export class LetterQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest first. */
  async page(
    kind: LetterKind,
    { page = 1, perPage = DEFAULT_PAGE_SIZE }: PageQuery,
  ): Promise<PageOf<LetterOnItsWay>> {
    const [letters, totalRecords] = await this.dataSource.manager.findAndCount(SentMessage, {
      where: KINDS[kind],
      order: NEWEST_FIRST,
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return {
      items: await this.withProgress(letters),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
    };
  }

  /** The latest ones, for clients of old that know no pages. */
  async latest(kind: LetterKind, limit: number): Promise<LetterOnItsWay[]> {
    const where = KINDS[kind];
    const letters = this.dataSource.manager.find(SentMessage, { where, order: NEWEST_FIRST, take: limit });
    return this.withProgress(await letters);
  }

  async find(kind: LetterKind, id: string): Promise<LetterOnItsWay | undefined> {
    const letters = await this.dataSource.manager.findBy(SentMessage, { id, ...KINDS[kind] });
    const [letter] = await this.withProgress(letters);
    return letter;
  }

  private async withProgress(letters: readonly SentMessage[]): Promise<LetterOnItsWay[]> {
    const counts = await this.countsOf(letters.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
    return letters.map((letter) =>
      Object.assign(letter, { progress: counts.get(letter.id) ?? whenEnded(letter) }),
    );
  }

  private async countsOf(ids: readonly string[]): Promise<Map<string, LetterProgress>> {
    const counted = await this.dataSource.query<(LetterProgress & { readonly id: string })[]>(
      `SELECT letter.id, mails.*, recipients.queued FROM unnest($1::uuid[]) AS letter (id)
       CROSS JOIN LATERAL (${mailCountsOf('letter.id')}) mails
       CROSS JOIN LATERAL (SELECT count(*)::int AS queued FROM sent_message_recipient
         WHERE sent_message_id = letter.id) recipients`,
      [ids],
    );
    return new Map(counted.map(({ id, ...progress }) => [id, progress]));
  }
}

function whenEnded({ sentCount, failedCount, leftOutCount }: SentMessage): LetterProgress {
  return { sent: sentCount, failed: failedCount, skipped: leftOutCount, waiting: 0, queued: 0 };
}
