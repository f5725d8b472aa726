import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import type { VisitorOrigin } from '../platform/http/visitor-network.js';
import { minutesOf } from '../platform/security/rate-limits.service.js';

/** More unpaid orders than an office places in an hour, far fewer than testing stolen cards takes. */
const MAX_UNPAID = 20;
/** For all networks of a site: who owns an IPv6 /48 may try each card from another /64. */
const MAX_UNPAID_OF_SITE = 3 * MAX_UNPAID;
const HOUR_SECONDS = 3_600;

/** Limits orders that are not paid, so that the shop cannot be used to test stolen cards. */
@Injectable()
export class CardAttemptsService {
  constructor(private readonly clock: Clock) {}

  /**
   * Counts the payment attempts of the last hour that brought no money, of the checkout and of links, of the network and of the site around it. It
   * locks the network until the transaction ends, so that simultaneous orders are counted one after the other. Throws
   * too_many_payments.
   */
  async assertMayTry(manager: EntityManager, { network, site }: VisitorOrigin): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`card ${network}`]);
    await this.assertFew(manager, { column: 'network', value: network, most: MAX_UNPAID });
    await this.assertFew(manager, { column: 'site', value: site, most: MAX_UNPAID_OF_SITE });
  }

  private async assertFew(
    manager: EntityManager,
    {
      column,
      value,
      most,
    }: { readonly column: 'network' | 'site'; readonly value: string; readonly most: number },
  ): Promise<void> {
    const now = this.clock.now();
    const unpaid = await manager.query<{ secondsAgo: number }[]>(
      `SELECT extract(epoch FROM $2::timestamptz - attempt.created_at)::float AS "secondsAgo"
       FROM (
         SELECT attempt.* FROM hold JOIN payment_attempt attempt ON attempt.order_id = hold.order_id
         WHERE hold.${column} = $1 AND attempt.payment_link_id IS NULL
         UNION ALL SELECT attempt.* FROM payment_attempt attempt WHERE attempt.${column} = $1
       ) attempt
       WHERE attempt.status NOT IN ('paid', 'refunded')
         AND attempt.created_at > $2::timestamptz - make_interval(secs => $3)
       ORDER BY attempt.created_at DESC LIMIT $4`,
      [value, now, HOUR_SECONDS, most],
    );
    if (unpaid.length < most) return;
    const secondsLeft = HOUR_SECONDS - (unpaid.at(-1)?.secondsAgo ?? 0);
    throw new AppError('too_many_payments', { minutes: minutesOf(secondsLeft) });
  }
}
