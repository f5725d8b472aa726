import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { Clock } from '../platform/clock.js';
import { isTaken } from '../platform/database/is-taken.js';
import { findSession, lockedSession, type QueuedSession } from './queue-rows.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListLinksService } from './waiting-list-links.service.js';

/** Later than this before its start nobody is asked any more. */
const LAST_HOURS_MS = 2 * 3_600_000;

/** Lets who waited for a session that was moved wait for its new day, with their former place. */
@Injectable()
export class StayOnListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: WaitingListLinksService,
    private readonly clock: Clock,
  ) {}

  /** Whether an entry ended because its session was moved, and can be taken up again. */
  async mayStay(entry: WaitingListEntry): Promise<boolean> {
    const session = await findSession(this.dataSource.manager, entry.sessionId);
    return session !== null && this.isOpen(entry, session);
  }

  /**
   * Does nothing to who waits for the new day already. Throws waiting_list_entry_not_found, waiting_list_closed, and
   * waiting_list_waits_already when the same address joined anew meanwhile.
   */
  async stay(key: EntryKeyDto): Promise<void> {
    const { id, sessionId } = await this.links.get(this.dataSource.manager, key);
    await this.dataSource.transaction(async (manager) => {
      const session = await lockedSession(manager, sessionId);
      const lock = { mode: 'pessimistic_write' } as const;
      const entry = await manager.findOneOrFail(WaitingListEntry, { where: { id }, lock });
      if (session === null) throw new AppError('waiting_list_closed');
      if (entry.status === 'waiting' && +entry.waitsFor === +session.startsAt) return;
      if (!this.isOpen(entry, session)) throw new AppError('waiting_list_closed');
      const offer = { offeredSessionId: null, offeredSeats: null, offeredAt: null, offerEndsAt: null };
      const again = { ...offer, status: 'waiting', waitsFor: session.startsAt, endedAt: null } as const;
      await manager.update(WaitingListEntry, { id }, again).catch((error: unknown) => {
        throw isTaken(error, 'waiting_list_entry_once') ? new AppError('waiting_list_waits_already') : error;
      });
    });
  }

  private isOpen({ status, waitsFor }: WaitingListEntry, { startsAt, isRemoved }: QueuedSession): boolean {
    const isMoved = +startsAt !== +waitsFor;
    return status === 'closed' && !isRemoved && isMoved && +startsAt > +this.clock.now() + LAST_HOURS_MS;
  }
}
