import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { GoAheadDto } from '../../../../contract/booking-changes/call-off/go-ahead.dto.js';
import { formatSession, type SessionTimes } from '../../../../contract/workshops/session.js';
import { actingAdmin } from '../../../activity-log/acting-admin.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { Clock } from '../../../platform/clock.js';
import { contentHash } from '../../../platform/security/content-hash.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { SessionGoAhead } from '../session-go-ahead.entity.js';
import { TooFewDecision } from '../too-few-decision.entity.js';

interface AskedSession extends SessionTimes {
  readonly title: string;
  /** Neither called off nor begun. */
  readonly isAhead: boolean;
}

/** Lets sessions take place although too few guests have booked them. */
@Injectable()
export class GoAheadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides for as many guests as the studio saw. A repeated request decides once, and so do two admins. Throws
   * workshop_not_found, too_few_settled when nobody is asked about the session, too_few_now_fewer, and changed_meanwhile.
   */
  async decide(actor: Actor, { requestKey: id, sessionId, guests }: GoAheadDto): Promise<void> {
    const requestHash = contentHash({ sessionId, guests });
    await this.dataSource.transaction(async (manager) => {
      // Two requests with one key wait for each other here, before they look for what the other did.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
      const made = await manager.findOneBy(SessionGoAhead, { id });
      if (made?.requestHash === requestHash) return;
      if (made) throw new AppError('changed_meanwhile');
      const session = await this.lockAsked(manager, sessionId);
      const now = await guestsOf(manager, sessionId);
      if (now < guests) throw new AppError('too_few_now_fewer', { guests: now });
      const before = await manager.minimum(SessionGoAhead, 'guests', { sessionId });
      if (before !== null && before <= guests) return;
      const { email: madeBy } = await actingAdmin(manager, actor);
      await manager.insert(SessionGoAhead, {
        ...{ id, requestHash, sessionId, guests, madeBy, madeAt: this.clock.now() },
      });
      await this.changes.record(manager, actor, {
        ...{ event: 'session_goes_ahead', recordKind: 'workshop_session', recordId: sessionId },
        ...{ label: `${session.title}, ${formatSession(session)}`, before: null, after: { guests } },
      });
    });
  }

  /** Bookings and cancellations lock the session too, so that the guests cannot change while it is decided. */
  private async lockAsked(manager: EntityManager, sessionId: string): Promise<AskedSession> {
    const [session] = await manager.query<AskedSession[]>(
      `SELECT title, date::text, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime", removed_at IS NULL AND starts_at > $2 AS "isAhead"
       FROM workshop_session WHERE id = $1 FOR UPDATE`,
      [sessionId, this.clock.now()],
    );
    if (!session) throw new AppError('workshop_not_found');
    const isAsked = await manager.existsBy(TooFewDecision, { sessionId, outcome: 'asked' });
    if (!isAsked || !session.isAhead) throw new AppError('too_few_settled');
    return session;
  }
}

/** Those who have booked; not the seats that the studio keeps for itself. */
async function guestsOf(manager: EntityManager, sessionId: string): Promise<number> {
  const [row] = await manager.query<{ guests: number }[]>(
    `SELECT coalesce(sum(quantity), 0)::integer AS guests FROM booking WHERE session_id = $1 AND status = 'confirmed'`,
    [sessionId],
  );
  return row?.guests ?? 0;
}
