import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatSession, type SessionTimes } from '../../../../contract/workshops/session.js';
import { NotifyStudioService } from '../../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../../platform/clock.js';

interface SessionWithFewer extends SessionTimes {
  readonly id: string;
  readonly title: string;
  readonly guests: number;
  /** For how many guests the studio let it go ahead. */
  readonly decidedFor: number;
}

/** Tells the studio when a session that it let go ahead loses more guests. */
@Injectable()
export class AskAgainService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NotifyStudioService,
    private readonly clock: Clock,
  ) {}

  /** Repeating it tells nothing twice. */
  async sweep(): Promise<void> {
    for (const session of await this.withFewer()) {
      const { id, title, guests, decidedFor } = session;
      await this.notices.notify(this.dataSource.manager, {
        type: 'system',
        dedupeKey: `fewer-guests:${id}:${guests}`,
        title: 'Workshopa gelecekler azaldı',
        message: `“${title}” (${formatSession(session)}) için ${decidedFor} kişi varken olduğu gibi bırakmıştınız; şimdi ${guests} kişi var. Takvimden iptal edebilir ya da Bugün’de yine olduğu gibi bırakabilirsiniz.`,
        about: { kind: 'session', id },
      });
    }
  }

  private withFewer(): Promise<SessionWithFewer[]> {
    return this.dataSource.query<SessionWithFewer[]>(
      `SELECT s.id, s.title, s.date::text, to_char(s.start_time, 'HH24:MI') AS "startTime",
         to_char(s.end_time, 'HH24:MI') AS "endTime", decided.guests AS "decidedFor", booked.guests
       FROM workshop_session s
       JOIN (SELECT session_id, min(guests) AS guests FROM session_go_ahead GROUP BY session_id) decided
         ON decided.session_id = s.id
       CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0)::integer AS guests FROM booking
         WHERE session_id = s.id AND status = 'confirmed') booked
       WHERE s.removed_at IS NULL AND s.starts_at > $1 AND booked.guests < decided.guests
       ORDER BY s.starts_at, s.id`,
      [this.clock.now()],
    );
  }
}
