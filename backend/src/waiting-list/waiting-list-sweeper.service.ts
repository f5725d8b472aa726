import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { storageInterval } from '../platform/database/storage-interval.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { EndEntriesService, OFFER_JOB } from './end-entries.service.js';
import type { EntryEnd } from './entry-end.js';
import { OfferFreeSeatsService } from './offer-free-seats.service.js';

const BATCH = 200;
const DAY_SECONDS = 86_400;
const KEPT = storageInterval('waiting');

interface EntryToEnd {
  readonly id: string;
  /** 'waits_on': what was offered does not take place, but what is waited for does. */
  readonly end: EntryEnd | 'waits_on';
}

/** Does for the waiting lists what time brings: ends offers, closes lists, and asks the queues of which no job is left. */
@Injectable()
export class WaitingListSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly entries: EndEntriesService,
    private readonly offers: OfferFreeSeatsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(OFFER_JOB, async (payload) => {
      await this.offers.offerFreed((payload as { readonly sessionId: string }).sessionId);
    });
    this.jobs.schedule({
      name: 'waiting-list.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
    this.jobs.schedule({ name: 'waiting-list.prune', everySeconds: DAY_SECONDS, run: () => this.prune() });
  }

  async sweep(): Promise<void> {
    for (const { id, end } of await this.toEnd()) await this.end(id, end);
    const queues = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM workshop_session WHERE is_queue_first ORDER BY id LIMIT $1',
      [BATCH],
    );
    for (const { id } of queues) await this.offers.offerFreed(id);
  }

  /** Deletes what is known of people who waited, a while after their workshop. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM waiting_list_entry
       WHERE ended_at < $1::timestamptz - ${KEPT} AND waits_for < $1::timestamptz - ${KEPT}`,
      [this.clock.now()],
    );
  }

  /**
   * Offers whose term is over, and entries whose session cannot be offered any more. While the studio can still undo that it
   * called a session off, nobody who waits hears of it. Seats that are offered at another date stay so, whatever becomes of
   * the one that was waited for.
   */
  private async toEnd(): Promise<EntryToEnd[]> {
    return this.dataSource.query<EntryToEnd[]>(
      `SELECT entry.id, CASE WHEN session.removed_at IS NOT NULL THEN 'cancelled'
         WHEN session.starts_at <> entry.waits_for THEN 'moved'
         WHEN offered.removed_at IS NOT NULL THEN 'waits_on'
         WHEN entry.status = 'offered' THEN 'expired' ELSE 'over' END AS "end"
       FROM waiting_list_entry entry
       JOIN workshop_session session ON session.id = entry.session_id
       LEFT JOIN workshop_session offered ON offered.id = entry.offered_session_id
       WHERE entry.status IN ('waiting', 'offered') AND entry.offer_hold_id IS NULL
         AND NOT EXISTS (SELECT FROM session_call_off called_off
           WHERE called_off.session_id IN (entry.session_id, entry.offered_session_id)
             AND called_off.announced_at IS NULL AND called_off.undone_at IS NULL)
         AND (session.removed_at IS NOT NULL OR offered.removed_at IS NOT NULL
           OR session.starts_at <> entry.waits_for
           OR (entry.status = 'offered' AND entry.offer_ends_at <= $1)
           OR (entry.status = 'waiting' AND session.starts_at <= $1::timestamptz + interval '2 hours'))
         AND (entry.status = 'waiting' OR entry.offered_session_id = entry.session_id
           OR offered.removed_at IS NOT NULL OR entry.offer_ends_at <= $1)
       ORDER BY entry.position LIMIT $2`,
      [this.clock.now(), BATCH],
    );
  }

  /** Failures are logged, so that one entry does not keep the others; a cart that has just opened decides by itself. */
  private async end(id: string, end: EntryToEnd['end']): Promise<void> {
    try {
      await (end === 'waits_on' ? this.entries.waitOn(id) : this.entries.end(id, end));
    } catch (cause) {
      if (cause instanceof AppError) return;
      this.log.error('An entry of a waiting list could not be ended.', { entryId: id, cause });
    }
  }
}
