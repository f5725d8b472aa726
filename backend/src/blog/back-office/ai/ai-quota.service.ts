import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { Settings } from '../../../platform/config/settings.js';

const TAKE_SQL = `
  INSERT INTO ai_writing AS kept (admin_id, day, started, reservation, running_until)
  VALUES ($1, (now() AT TIME ZONE 'Europe/Istanbul')::date, 1, $2, now() + $3 * interval '1 millisecond')
  ON CONFLICT (admin_id) DO UPDATE SET
    day = EXCLUDED.day,
    started = CASE WHEN kept.day = EXCLUDED.day THEN kept.started + 1 ELSE 1 END,
    reservation = EXCLUDED.reservation,
    running_until = EXCLUDED.running_until
  WHERE (kept.running_until IS NULL OR kept.running_until < now())
    AND (kept.day <> EXCLUDED.day OR kept.started < $4)
  RETURNING admin_id`;

const RELEASE_SQL = `
  UPDATE ai_writing SET running_until = NULL, started = started - CASE WHEN $3 THEN 0 ELSE 1 END
  WHERE admin_id = $1 AND reservation = $2`;

/** Limits AI drafts, which cost the studio money: one at a time and a daily number for each admin. */
@Injectable()
export class AiQuotaService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(Settings) private readonly settings: Pick<Settings, 'AI_POSTS_PER_DAY' | 'AI_TIMEOUT_MS'>,
  ) {}

  /**
   * Throws ai_already_writing and ai_daily_limit. A reservation that is never released, for example after a
   * crash, expires.
   */
  async take(adminId: string): Promise<string> {
    const reservation = randomUUID();
    const { AI_POSTS_PER_DAY: limit, AI_TIMEOUT_MS: timeoutMs } = this.settings;
    const taken = await this.dataSource.query<unknown[]>(TAKE_SQL, [adminId, reservation, timeoutMs, limit]);
    if (taken.length === 1) return reservation;
    const [{ isUsedUp }] = await this.dataSource.query<[{ isUsedUp: boolean }]>(
      `SELECT count(*) > 0 AS "isUsedUp" FROM ai_writing
       WHERE admin_id = $1 AND day = (now() AT TIME ZONE 'Europe/Istanbul')::date AND started >= $2`,
      [adminId, limit],
    );
    throw isUsedUp ? new AppError('ai_daily_limit', { limit }) : new AppError('ai_already_writing');
  }

  /** A request that the service refused was not charged and does not count. */
  async release(adminId: string, reservation: string, counts: boolean): Promise<void> {
    await this.dataSource.query(RELEASE_SQL, [adminId, reservation, counts]);
  }
}
