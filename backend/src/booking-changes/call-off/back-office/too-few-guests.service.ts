import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type BookingPolicy, hoursUntil } from '../../../../contract/workshops/policies/booking-policy.js';
import { formatSession, type SessionTimes } from '../../../../contract/workshops/session.js';
import { NotifyStudioService } from '../../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../../platform/clock.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import { CurrentStudio } from '../../../studio/current-studio.js';
import type { TooFewOutcome } from '../too-few-decision.entity.js';
import { latestDecisionHours } from './latest-decision-hours.js';
import { AskAgainService } from './ask-again.service.js';
import { CallOffSessionService } from './call-off-session.service.js';

const EVERY_SECONDS = 300;

interface UndecidedSession extends SessionTimes {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly program: number | null;
  /** Whose seats are booked; not those that the studio keeps for itself. */
  readonly guests: number;
}

/** Decides whether enough people come: the studio is asked, or the session is called off, as the rules say. */
@Injectable()
export class TooFewGuestsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly callOffs: CallOffSessionService,
    private readonly notices: NotifyStudioService,
    private readonly again: AskAgainService,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'bookings.too-few-guests',
      everySeconds: EVERY_SECONDS,
      run: () => this.sweep(),
    });
  }

  /** Throws, for the log, when something could not be decided; it is tried again with the next sweep. */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const session of await this.undecided()) {
      const policy = this.studio.policyFor(session.program);
      if (!isDue(session, policy, this.clock.now())) continue;
      await this.decide(session, policy).catch((failure: unknown) => failures.push(failure));
    }
    await this.again.sweep().catch((failure: unknown) => failures.push(failure));
    if (failures.length > 0) throw new AggregateError(failures, 'Too few guests: not all is decided.');
  }

  private async undecided(): Promise<UndecidedSession[]> {
    const hours = latestDecisionHours((await this.studio.latest()).sections.policies);
    if (hours === null) return [];
    return this.dataSource.query<UndecidedSession[]>(
      `SELECT id, version, title, program, date::text, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime",
         (SELECT coalesce(sum(quantity), 0)::integer FROM booking
          WHERE session_id = session.id AND status = 'confirmed') AS guests
       FROM workshop_session session
       WHERE removed_at IS NULL AND starts_at > $1 AND starts_at <= $1::timestamptz + make_interval(hours => $2)
         AND NOT EXISTS (SELECT FROM too_few_decision WHERE session_id = session.id)
       ORDER BY starts_at, id`,
      [this.clock.now(), hours],
    );
  }

  private async decide(session: UndecidedSession, policy: BookingPolicy): Promise<void> {
    const outcome = outcomeOf(session, policy);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.record(manager, session, { policy, outcome })) || outcome === 'enough') return;
      if (outcome === 'called_off') {
        await this.callOffs.callOffByRules(manager, { sessionId: session.id, version: session.version });
      }
      await this.notices.notify(manager, {
        type: 'system',
        dedupeKey: `too-few-guests:${session.id}`,
        title: 'Workshopa yeterli katılım yok',
        message: `“${session.title}” (${formatSession(session)}) için ${session.guests} kişi var; kuralınız en az ${policy.minimumGuests} kişi. ${NEXT[outcome]}`,
        about: { kind: 'session', id: session.id },
      });
    });
  }

  /** False when it was decided meanwhile. */
  private async record(
    manager: EntityManager,
    { id: sessionId, guests }: UndecidedSession,
    { policy, outcome }: { readonly policy: BookingPolicy; readonly outcome: TooFewOutcome },
  ): Promise<boolean> {
    const decided = await manager.query<unknown[]>(
      `INSERT INTO too_few_decision (session_id, guests, minimum, outcome, decided_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING session_id`,
      [sessionId, guests, policy.minimumGuests, outcome, this.clock.now()],
    );
    return decided.length > 0;
  }
}

const NEXT: Readonly<Record<Exclude<TooFewOutcome, 'enough'>, string>> = {
  asked:
    'Yapıp yapmayacağınıza siz karar verin: takvimden iptal edebilir ya da Bugün’de olduğu gibi bırakabilirsiniz.',
  called_off:
    'Kuralınıza göre takvimden kaldırıldı. Misafirlere haber on dakika sonra gider; o zamana kadar takvimden geri alabilirsiniz.',
};

function isDue(
  session: UndecidedSession,
  { minimumGuests, decisionHours }: BookingPolicy,
  now: Date,
): boolean {
  return minimumGuests > 0 && hoursUntil(session, now) <= decisionHours;
}

function outcomeOf(
  { guests }: UndecidedSession,
  { minimumGuests, whenTooFew }: BookingPolicy,
): TooFewOutcome {
  if (guests >= minimumGuests) return 'enough';
  return whenTooFew === 'call_off' ? 'called_off' : 'asked';
}
