import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import {
  MAIL_AGAIN_REFUSALS,
  type MailAgainRefusal,
} from '../../../contract/messaging/email/record-mails.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';

/** A mail about this record that an admin sends once more; the same key sends it once. */
export interface RepeatedMail {
  readonly id: string;
  readonly requestKey: string;
}

/** Enough for an address that was mended twice, and too few to annoy anybody. */
const PER_RECORD: RateLimit = { name: 'mail-again', points: 5, seconds: 3_600 };

/** What holds for each mail that is sent again. */
@Injectable()
export class MailsAgainService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Throws too_many_tries after five mails about the record within an hour. */
  async count({ id }: Pick<RepeatedMail, 'id'>): Promise<void> {
    await this.limits.takeOrRefuse(PER_RECORD, id);
  }

  /** Throws mail_not_sendable. */
  assertMay(refusal: MailAgainRefusal | null): void {
    if (refusal !== null) throw new AppError('mail_not_sendable', { why: MAIL_AGAIN_REFUSALS[refusal] });
  }
}
