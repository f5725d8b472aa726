import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatsService } from '../../workshops/seats.service.js';

/** Who takes listed seats from their guests, when somebody has paid for them. */
export interface ListedSeatsSeller {
  /** Locks whatever a sale for this order may change, before any session is locked. */
  lock: (manager: EntityManager, orderId: string) => Promise<void>;
  /** Frees so many seats of a session that the caller has locked; false when there are not so many. */
  sell: (manager: EntityManager, sessionId: string, seats: number) => Promise<boolean>;
}

/**
 * Frees seats that their guests put up for resale, at the moment in which somebody else has paid. What becomes of these guests
 * is a change of their booking, which knows orders; so it registers here.
 */
@Injectable()
export class MakeRoomService {
  private seller: ListedSeatsSeller | null = null;

  constructor(private readonly seats: SeatsService) {}

  register(seller: ListedSeatsSeller): void {
    this.seller = seller;
  }

  /** Comes before any session is locked, because whoever changes a booking locks its order first. */
  async lockFor(manager: EntityManager, orderId: string): Promise<void> {
    await this.seller?.lock(manager, orderId);
  }

  /** Makes room for held seats that are paid now; false when there is none. The caller must then roll back. */
  async make(manager: EntityManager, sessionId: string, seats: number): Promise<boolean> {
    const missing = await this.seats.toMakeRoomFor(manager, sessionId, seats);
    if (missing === 0) return true;
    return (await this.seller?.sell(manager, sessionId, missing)) ?? false;
  }
}
