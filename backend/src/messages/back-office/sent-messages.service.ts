import { Inject, Injectable } from '@nestjs/common';
import type { PageOf, PageQuery } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import type {
  SentMessageDetailView,
  SentMessageView,
} from '../../../contract/messages/admin-messaging.views.js';
import type { Audience } from '../../../contract/messages/audience.js';
import { type LetterOnItsWay, LetterQueries } from '../../letters/letter-queries.service.js';

/** What was sent to groups; bulk mails are listed with the mail. */
@Injectable()
export class SentMessages {
  constructor(@Inject(LetterQueries) private readonly letters: LetterQueries) {}

  /** The newest first. */
  async list(query: PageQuery): Promise<PageOf<SentMessageView>> {
    const { items, pagination } = await this.letters.page('message', query);
    return { items: items.map(sentMessageView), pagination };
  }

  /** The latest ones, for clients of old that know no pages. */
  async latest(limit: number): Promise<SentMessageView[]> {
    return (await this.letters.latest('message', limit)).map(sentMessageView);
  }

  /** Throws not_found. */
  async get(id: string): Promise<SentMessageDetailView> {
    const letter = await this.letters.find('message', id);
    if (!letter) throw new AppError('not_found');
    const { sent, waiting, failed, skipped } = letter.progress;
    return { ...sentMessageView(letter), mails: { sent, waiting, failed, skipped } };
  }
}

function sentMessageView({
  id,
  subject,
  message,
  category,
  adminName,
  audience,
  day,
  createdAt,
  progress,
  ...counts
}: LetterOnItsWay): SentMessageView {
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
    waitingCount: progress.queued,
  };
}
