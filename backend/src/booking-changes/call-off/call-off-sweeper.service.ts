import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { shortId } from '../../../contract/common/short-id.js';
import { formatSession, type SessionTimes } from '../../../contract/workshops/session.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { AnnounceCallOffService } from './announce-call-off.service.js';

/** So long a step may fail before the studio hears of it. */
const STUCK_MS = 20 * 60_000;

/** After that nobody new is told of a call-off. */
const DAY_MS = 86_400_000;

interface StuckChoice extends SessionTimes {
  readonly bookingId: string;
  readonly sessionId: string;
  readonly title: string;
}

/** Announces what the studio calls off, and pays back whoever does not answer. */
@Injectable()
export class CallOffSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly callOffs: AnnounceCallOffService,
    private readonly studio: NotifyStudioService,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'bookings.call-offs',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  /**
   * One that fails does not delay the others and is tried again with the next sweep. Throws, for the log, when something is
   * left undone.
   */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    const each = async (ids: readonly string[], step: (id: string) => Promise<void>) => {
      for (const id of ids) await step(id).catch((failure: unknown) => failures.push(failure));
    };
    await each(await this.toAnnounce(), (id) => this.callOffs.begin(id));
    await each(await this.toTell(), (id) => this.callOffs.tell(id));
    await this.tellWhomToCall();
    await each(await this.toSettle(), (id) => this.callOffs.settle(id));
    await this.tellStuck();
    if (failures.length > 0) {
      throw new AggregateError(failures, 'Guests of workshops that were called off still wait.');
    }
  }

  private toAnnounce(): Promise<string[]> {
    return this.ids(
      `SELECT id FROM session_call_off WHERE announced_at IS NULL AND undone_at IS NULL AND announce_at <= $1
       ORDER BY announce_at`,
      this.clock.now(),
    );
  }

  private toTell(): Promise<string[]> {
    return this.ids(
      'SELECT id FROM guest_choice WHERE outcome IS NULL AND told_by IS NULL AND asked_at <= $1 ORDER BY asked_at, id',
      this.clock.now(),
    );
  }

  /** Those whose term is over, and those whose booking was changed by another act. */
  private toSettle(): Promise<string[]> {
    return this.ids(
      `SELECT c.id FROM guest_choice c JOIN booking b ON b.id = c.booking_id
       WHERE c.outcome IS NULL AND c.told_by IS NOT NULL
         AND (c.choose_until <= $1 OR b.session_id <> c.session_id OR b.status = 'cancelled')
       ORDER BY c.choose_until, c.id`,
      this.clock.now(),
    );
  }

  private async ids(query: string, at: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(query, [at]);
    return rows.map(({ id }) => id);
  }

  /** Once for each call-off. */
  private async tellWhomToCall(): Promise<void> {
    const waiting = await this.dataSource.query<(StuckChoice & { callOffId: string; guests: number })[]>(
      `SELECT c.call_off_id AS "callOffId", count(*)::int AS guests, s.id AS "sessionId", s.title, s.date::text,
         to_char(s.start_time, 'HH24:MI') AS "startTime", to_char(s.end_time, 'HH24:MI') AS "endTime"
       FROM guest_choice c JOIN workshop_session s ON s.id = c.session_id
       WHERE c.call_off_id IS NOT NULL AND c.told_by = 'call' AND c.asked_at > $1
       GROUP BY c.call_off_id, s.id`,
      [new Date(+this.clock.now() - DAY_MS)],
    );
    for (const { callOffId, guests, sessionId, title, ...times } of waiting) {
      await this.studio.notify(this.dataSource.manager, {
        ...{
          type: 'system',
          dedupeKey: `call-off-calls:${callOffId}`,
          title: 'Aramanız gereken misafirler var',
        },
        message: `İptal edilen “${title}” (${formatSession(times)}) workshopunun ${guests} misafirine e-posta ya da SMS ile ulaşılamıyor. Lütfen arayın ve seçimlerini panelde, seansın “Seçimler” penceresinde işaretleyin.`,
        about: { kind: 'session', id: sessionId },
      });
    }
  }

  /** Once for each booking, however often it fails. */
  private async tellStuck(): Promise<void> {
    const stuck = await this.dataSource.query<StuckChoice[]>(
      `SELECT c.booking_id AS "bookingId", s.id AS "sessionId", s.title, s.date::text,
         to_char(s.start_time, 'HH24:MI') AS "startTime", to_char(s.end_time, 'HH24:MI') AS "endTime"
       FROM guest_choice c JOIN workshop_session s ON s.id = c.session_id
       WHERE c.outcome IS NULL AND (c.choose_until < $1 OR (c.told_by IS NULL AND c.asked_at < $1))`,
      [new Date(+this.clock.now() - STUCK_MS)],
    );
    for (const { bookingId, sessionId, title, ...times } of stuck) {
      await this.studio.notify(this.dataSource.manager, {
        ...{
          type: 'system',
          dedupeKey: `cancellation-stuck:${bookingId}`,
          title: 'Rezervasyon iptal edilemedi',
        },
        message: `İptal edilen “${title}” (${formatSession(times)}) workshopunun ${shortId(bookingId)} numaralı rezervasyonu sonuçlandırılamadı. Denemeye devam ediyoruz; misafire haber verip rezervasyonu panelden kontrol edin.`,
        about: { kind: 'session', id: sessionId },
      });
    }
  }
}
