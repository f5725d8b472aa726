import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { chooseOffers } from '../../contract/waiting-list/choose-offers.js';
import { offerEnd } from '../../contract/waiting-list/offer-term.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { SeatsService } from '../workshops/seats.service.js';
import { lockedQueue, lockedSession, type LockedSession, type QueuedSession } from './queue-rows.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListMailsService } from './waiting-list-mails.service.js';

/** Offers the free seats of a session to those who wait for them. */
@Injectable()
export class OfferFreeSeatsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
    private readonly mails: WaitingListMailsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the queue for the seats that got free, then gives what is left to everybody. Repeating it offers nothing twice.
   */
  async offerFreed(sessionId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const session = await lockedSession(manager, sessionId);
      if (session?.isQueueFirst === true) await this.offerFreeSeats(manager, session);
    });
  }

  /** The caller has locked the session. Returns how many were asked. */
  async offerFreeSeats(manager: EntityManager, session: LockedSession): Promise<number> {
    const endsAt = this.endOf(session);
    const queue = endsAt ? await lockedQueue(manager, session) : [];
    const { offers, passedOver } = chooseOffers(queue, session.freeSeats);
    const waiting = new Map(queue.map((entry) => [entry.id, entry]));
    for (const { id, seats } of offers) {
      const entry = waiting.get(id);
      if (entry && endsAt) await this.offer(manager, entry, { session, seats, endsAt });
    }
    for (const { id, free } of passedOver) {
      await manager.update(WaitingListEntry, { id }, { passedOverFree: free });
    }
    await this.seats.endTurnOfQueue(manager, session.id);
    return offers.length;
  }

  /** Until when an offer of now would stand; null when there is no time for one. */
  endOf({ isRemoved, startsAt }: QueuedSession): Date | null {
    const { offerHours: hours } = this.studio.orderRules;
    return isRemoved ? null : offerEnd({ now: this.clock.now(), startsAt, hours });
  }

  /** Holds the seats for a waiting entry. The caller has locked the session, and then the entry. */
  async offer(
    manager: EntityManager,
    entry: WaitingListEntry,
    offered: { readonly session: LockedSession; readonly seats: number; readonly endsAt: Date },
  ): Promise<void> {
    const { session, seats: offeredSeats, endsAt: offerEndsAt } = offered;
    if (!(await this.seats.holdForQueue(manager, session.id, offeredSeats))) {
      throw new Error(`Session ${session.id} has no ${offeredSeats} free seats to offer.`);
    }
    const offer = {
      status: 'offered',
      offeredSessionId: session.id,
      offeredSeats,
      offeredAt: this.clock.now(),
      offerEndsAt,
    } as const;
    await manager.update(WaitingListEntry, { id: entry.id, status: 'waiting' }, offer);
    await this.mails.offered(manager, Object.assign(entry, offer));
  }
}
