import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { SeatsService } from '../workshops/seats.service.js';
import { type EntryEnd, STATUS_OF_END } from './entry-end.js';
import { lockedSession } from './queue-rows.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListMailsService } from './waiting-list-mails.service.js';

/** The job that asks the queue of a session. The database writes it too, when seats get free. */
export const OFFER_JOB = 'waiting-list.offer';

/** Ends entries, and gives back the seats that were offered to them: the database passes these on to the next. */
@Injectable()
export class EndEntriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
    private readonly mails: WaitingListMailsService,
    private readonly jobs: JobOutbox,
    private readonly clock: Clock,
  ) {}

  /** Does nothing to an entry that has ended. Throws waiting_list_being_paid while a cart uses its seats. */
  async end(entryId: string, end: EntryEnd): Promise<void> {
    await this.dataSource.transaction((manager) => this.endIn(manager, entryId, end));
  }

  /** The same in the caller's transaction, which has locked neither the session nor the entry. */
  async endIn(manager: EntityManager, entryId: string, end: EntryEnd): Promise<void> {
    const entry = await lockEntry(manager, entryId);
    if (!entry || entry.endedAt !== null) return;
    // What was offered stays so; what waits cannot be declined.
    if (end === 'declined' && entry.status !== 'offered') throw new AppError('waiting_list_offer_over');
    if (end === 'expired' && !this.isOver(entry)) return;
    if (entry.offerHoldId !== null) throw new AppError('waiting_list_being_paid');
    await manager.update(
      WaitingListEntry,
      { id: entryId },
      { status: STATUS_OF_END[end], endedAt: this.clock.now() },
    );
    if (entry.offeredSessionId !== null && entry.offeredSeats !== null) {
      await this.seats.releaseHeld(manager, entry.offeredSessionId, entry.offeredSeats);
    }
    await this.mails.ended(manager, entry, end);
    // Free seats may have waited for this entry alone.
    await this.jobs.add(manager, { name: OFFER_JOB, payload: { sessionId: entry.sessionId } });
  }

  /** Takes an offer of another date back that does not take place: its owner waits on at the same place. */
  async waitOn(entryId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const entry = await lockEntry(manager, entryId);
      if (entry?.status !== 'offered') return;
      if (entry.offerHoldId !== null) throw new AppError('waiting_list_being_paid');
      const { offeredSessionId, offeredSeats } = entry;
      const waiting = {
        status: 'waiting',
        ...{ offeredSessionId: null, offeredSeats: null, offeredAt: null, offerEndsAt: null },
      } as const;
      await manager.update(WaitingListEntry, { id: entryId }, waiting);
      if (offeredSessionId !== null && offeredSeats !== null) {
        await this.seats.releaseHeld(manager, offeredSessionId, offeredSeats);
      }
      await this.mails.offerCalledOff(manager, entry);
    });
  }

  private isOver({ status, offerEndsAt }: WaitingListEntry): boolean {
    return status === 'offered' && offerEndsAt !== null && offerEndsAt <= this.clock.now();
  }
}

/**
 * Locks the session of which it was offered seats, then the entry; null when there is none. Throws changed_meanwhile when
 * seats of another date were offered in the same moment.
 */
async function lockEntry(manager: EntityManager, id: string): Promise<WaitingListEntry | null> {
  const seen = await manager.findOneBy(WaitingListEntry, { id });
  if (!seen) return null;
  await lockedSession(manager, seen.offeredSessionId ?? seen.sessionId);
  const entry = await manager.findOne(WaitingListEntry, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  const where = entry?.offeredSessionId ?? seen.sessionId;
  if (where !== (seen.offeredSessionId ?? seen.sessionId)) throw new AppError('changed_meanwhile');
  return entry;
}
