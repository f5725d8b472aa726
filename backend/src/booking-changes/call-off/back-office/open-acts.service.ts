import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  OpenSessionActs,
  SessionWithoutAnswers,
  SessionWithTooFew,
} from '../../../../contract/booking-changes/call-off/open-acts.views.js';
import { studioInstant } from '../../../../contract/common/dates.js';
import { hoursUntil } from '../../../../contract/workshops/policies/booking-policy.js';
import type { SessionTimes } from '../../../../contract/workshops/session.js';
import { Clock } from '../../../platform/clock.js';
import { CurrentStudio } from '../../../studio/current-studio.js';
import type { TooFewOutcome } from '../too-few-decision.entity.js';
import { latestDecisionHours } from './latest-decision-hours.js';

/** So long before its decision a session is announced to the studio. */
const NEAR_HOURS = 48;
const HOUR_MS = 3_600_000;
const TIMES = `s.date::text, to_char(s.start_time, 'HH24:MI') AS "startTime", to_char(s.end_time, 'HH24:MI') AS "endTime"`;

interface ComingSession extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly program: number | null;
  readonly guests: number;
  /** Null while it is not decided. */
  readonly outcome: TooFewOutcome | null;
  readonly decidedFor: number | null;
}

/** Reads what waits for the studio about sessions with too few guests, or with guests who have not answered. */
@Injectable()
export class OpenActsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OpenSessionActs> {
    return { tooFew: await this.tooFew(), unanswered: await this.unanswered() };
  }

  private async tooFew(): Promise<SessionWithTooFew[]> {
    const hours = latestDecisionHours((await this.studio.latest()).sections.policies);
    if (hours === null) return [];
    const sessions = await this.dataSource.query<ComingSession[]>(
      `SELECT s.id AS "sessionId", s.title, s.program, ${TIMES}, d.outcome,
         (SELECT min(guests) FROM session_go_ahead WHERE session_id = s.id) AS "decidedFor",
         (SELECT coalesce(sum(quantity), 0)::integer FROM booking
          WHERE session_id = s.id AND status = 'confirmed') AS guests
       FROM workshop_session s LEFT JOIN too_few_decision d ON d.session_id = s.id
       WHERE s.removed_at IS NULL AND s.starts_at > $1
         AND s.starts_at <= $1::timestamptz + make_interval(hours => $2)
       ORDER BY s.starts_at, s.id`,
      [this.clock.now(), hours + NEAR_HOURS],
    );
    return sessions.flatMap((session) => this.toDecide(session));
  }

  /** None where there are enough guests, the decision is far, or it was made already. */
  private toDecide({ program, outcome, ...session }: ComingSession): SessionWithTooFew[] {
    const { minimumGuests: minimum, decisionHours, whenTooFew } = this.studio.policyFor(program);
    const isAsked = outcome === 'asked';
    const isNear = outcome === null && hoursUntil(session, this.clock.now()) <= decisionHours + NEAR_HOURS;
    if (session.guests >= Math.min(minimum, session.decidedFor ?? minimum) || !(isAsked || isNear)) return [];
    const startsAt = studioInstant(session.date, session.startTime);
    const decideAt = new Date(+startsAt - decisionHours * HOUR_MS).toISOString();
    return [{ ...session, minimum, decideAt, isAsked, whenTooFew }];
  }

  private unanswered(): Promise<SessionWithoutAnswers[]> {
    return this.dataSource.query<SessionWithoutAnswers[]>(
      `SELECT s.id AS "sessionId", s.title, ${TIMES}, c.call_off_id IS NOT NULL AS "isCalledOff",
         count(*)::integer AS waiting, count(*) FILTER (WHERE c.told_by = 'call')::integer AS "toCall"
       FROM guest_choice c JOIN workshop_session s ON s.id = c.session_id
         JOIN booking b ON b.id = c.booking_id AND b.session_id = c.session_id AND b.status <> 'cancelled'
       WHERE c.outcome IS NULL AND c.told_by IS NOT NULL
       GROUP BY s.id, c.call_off_id IS NOT NULL ORDER BY s.starts_at, s.id`,
    );
  }
}
