import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { Clock } from '../platform/clock.js';
import { SeatsService } from '../workshops/seats.service.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListLinksService } from './waiting-list-links.service.js';

/** Seats that the waiting list keeps for a buyer. */
export interface OfferedSeats {
  readonly entryId: string;
  readonly sessionId: string;
  readonly seats: number;
}

/** Lends the seats of an offer to the cart of its owner. They stay with the offer until they are paid. */
@Injectable()
export class OfferedSeatsService {
  constructor(
    private readonly links: WaitingListLinksService,
    private readonly seats: SeatsService,
    private readonly clock: Clock,
  ) {}

  /** The seats that this key may buy at the moment; null when there are none. */
  async find(manager: EntityManager, key: EntryKeyDto): Promise<OfferedSeats | null> {
    const entry = await this.links.find(manager, key);
    return entry && entry.status === 'offered' && this.isRunning(entry) ? offeredSeats(entry) : null;
  }

  /**
   * Lends the seats to a cart; a cart that had them before and is not at the bank loses them, and its number is returned.
   * The caller has locked the session. Throws waiting_list_offer_over, waiting_list_being_paid.
   */
  async lend(manager: EntityManager, entryId: string, holdId: string): Promise<string | null> {
    const entry = await manager.findOne(WaitingListEntry, {
      where: { id: entryId, status: 'offered' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!entry || !this.isRunning(entry)) throw new AppError('waiting_list_offer_over');
    if (entry.isBeingPaid) throw new AppError('waiting_list_being_paid');
    await manager.update(WaitingListEntry, { id: entryId }, { offerHoldId: holdId });
    return entry.offerHoldId;
  }

  /** Which seats a cart has; null without any. */
  async lentTo(manager: EntityManager, holdId: string): Promise<OfferedSeats | null> {
    const entry = await manager.findOneBy(WaitingListEntry, { offerHoldId: holdId, status: 'offered' });
    return entry && offeredSeats(entry);
  }

  /** The order of the cart goes to the bank: from now on nobody else can have the seats. The caller has locked the session. */
  async beginPayment(manager: EntityManager, holdId: string): Promise<void> {
    await manager.update(WaitingListEntry, { offerHoldId: holdId, status: 'offered' }, { isBeingPaid: true });
  }

  /** The cart ended without a purchase: the seats wait again, as long as their term lasts. The caller has locked the session. */
  async takeBack(manager: EntityManager, holdId: string): Promise<void> {
    await manager.update(
      WaitingListEntry,
      { offerHoldId: holdId },
      { offerHoldId: null, isBeingPaid: false },
    );
  }

  /** The cart was paid: its seats are sold, and what it did not take is free. The caller has locked the session. */
  async sell(manager: EntityManager, offered: OfferedSeats, sold: number): Promise<void> {
    await manager.update(
      WaitingListEntry,
      { id: offered.entryId },
      { status: 'taken', offerHoldId: null, isBeingPaid: false, endedAt: this.clock.now() },
    );
    if (offered.seats > sold) {
      await this.seats.releaseHeld(manager, offered.sessionId, offered.seats - sold);
    }
  }

  private isRunning({ offerEndsAt }: WaitingListEntry): boolean {
    return offerEndsAt !== null && offerEndsAt > this.clock.now();
  }
}

function offeredSeats({ id, offeredSessionId, offeredSeats: seats }: WaitingListEntry): OfferedSeats | null {
  if (offeredSessionId === null || seats === null) return null;
  return { entryId: id, sessionId: offeredSessionId, seats };
}
