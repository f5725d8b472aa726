import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import { settlesWithin } from '../../platform/settles-within.js';
import { QueueAccess } from '../../platform/jobs/queue-access.js';
import type { JobQueue } from '../../platform/jobs/queue-backend.js';
import { Log } from '../../platform/logging/log.js';

/** Without a limit, a request to an unavailable queue would wait until it returns. */
const ANSWERS_WITHIN_MS = 5_000;

/** Queries the queue for the back office, and throws queue_unreachable when it does not answer in time. */
@Injectable()
export class QueryQueueService {
  constructor(
    private readonly access: QueueAccess,
    private readonly log: Log,
  ) {}

  /** Throws queue_unreachable, and the AppErrors of the query itself. */
  async ask<Answer>(
    question: (queue: JobQueue) => Promise<Answer>,
    withinMs = ANSWERS_WITHIN_MS,
  ): Promise<Answer> {
    const answer = this.access.open().then(({ queue }) => question(queue));
    try {
      if (await settlesWithin(answer, withinMs)) return await answer;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      this.log.warn('The job queue did not answer.', { cause });
    }
    throw new AppError('queue_unreachable');
  }
}
