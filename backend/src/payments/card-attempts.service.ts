import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import { minutesOf } from '../platform/security/rate-limits.service.js';

/** More unpaid orders than an office places in an hour, far fewer than testing stolen cards takes. */
const MAX_UNPAID = 20;
const HOUR_SECONDS = 3_600;

/** Limits orders that are not paid, so that the shop cannot be used to test stolen cards. */
@Injectable()
export class CardAttemptsService {
  constructor(private readonly clock: Clock) {}

  /**
   * Counts the network's payment attempts of the last hour that brought no money. It locks the network until the
   * transaction ends, so that simultaneous orders are counted one after the other. Throws too_many_payments.
   */
  async assertMayTry(manager: EntityManager, network: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`card ${network}`]);
    const now = this.clock.now();
    const unpaid = await manager.query<{ secondsAgo: number }[]>(
      `SELECT extract(epoch FROM $2::timestamptz - attempt.created_at)::float AS "secondsAgo"
       FROM hold JOIN payment_attempt attempt ON attempt.order_id = hold.order_id
       WHERE hold.network = $1 AND attempt.status NOT IN ('paid', 'refunded')
         AND attempt.created_at > $2::timestamptz - make_interval(secs => $3)
       ORDER BY attempt.created_at DESC LIMIT $4`,
      [network, now, HOUR_SECONDS, MAX_UNPAID],
    );
    if (unpaid.length < MAX_UNPAID) return;
    const secondsLeft = HOUR_SECONDS - (unpaid.at(-1)?.secondsAgo ?? 0);
    throw new AppError('too_many_payments', { minutes: minutesOf(secondsLeft) });
  }
}
