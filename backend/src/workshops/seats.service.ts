import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HeldPart } from '../catalog/stock.service.js';
import { Clock } from '../platform/clock.js';

/** Seats that the studio gives. */
interface DeskSeats {
  readonly seats: number;
  /** How many people beyond the capacity the studio accepts. */
  readonly tooMany: number;
  readonly isAtDoor: boolean;
}

/** Of seats that get free, those beyond the capacity go first: no more of them are kept than all who are in need. */
const SHRINK =
  'overbooked_seats = least(overbooked_seats, greatest(0, booked_seats + held_seats - $2 - capacity))';
/** Seats that a buyer can have: free ones, and those that their guests put up for resale. */
const FOR_SALE = 'capacity - booked_seats - held_seats + listed_seats';
/** What is taken, without the holds for which a listed seat will make room. */
const TAKEN = 'least(booked_seats + held_seats, capacity + overbooked_seats)';
/** Seats that have just got free go to those who wait for them; the studio's own desk may take them all the same. */
const FOR_ALL = 'NOT is_queue_first';

/**
 * The only writer of seats. Each step is one conditional UPDATE in plain SQL, so that a booking does not
 * raise the version under which the studio edits the session. It runs in the caller's transaction; a trigger
 * announces the change to all processes.
 */
@Injectable()
export class SeatsService {
  constructor(private readonly clock: Clock) {}

  /** Reserves a part of the seats; false when there are not enough for all of them or the workshop has begun. */
  async hold(manager: EntityManager, sessionId: string, { quantity, reserved }: HeldPart): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE workshop_session SET held_seats = held_seats + $4
       WHERE id = $1 AND removed_at IS NULL AND starts_at > $3 AND ${FOR_ALL}
         AND ${FOR_SALE} >= $2`,
      [sessionId, quantity, this.clock.now(), reserved],
    );
  }

  /**
   * Reserves seats for people whom the studio writes down; false when the session is closed for them, or would have
   * more people than its capacity and `tooMany`. At the door it is open until it is over.
   */
  async holdAtDesk(
    manager: EntityManager,
    sessionId: string,
    { seats, tooMany, isAtDoor }: DeskSeats,
  ): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE workshop_session SET held_seats = held_seats + $2,
         overbooked_seats = greatest(0, ${TAKEN} + $2 - capacity)
       WHERE id = $1 AND removed_at IS NULL AND ${isAtDoor ? 'ends_at' : 'starts_at'} > $3
         AND ${TAKEN} + $2 - capacity <= $4`,
      [sessionId, seats, this.clock.now(), tooMany],
    );
  }

  /** Holds free seats for somebody on the waiting list; false when there are not enough. */
  async holdForQueue(manager: EntityManager, sessionId: string, seats: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE workshop_session SET held_seats = held_seats + $2
       WHERE id = $1 AND removed_at IS NULL AND starts_at > $3 AND ${FOR_SALE} >= $2`,
      [sessionId, seats, this.clock.now()],
    );
  }

  /** Gives to everybody what the waiting list did not take of the seats that got free. */
  async endTurnOfQueue(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.query(
      'UPDATE workshop_session SET is_queue_first = false WHERE id = $1 AND is_queue_first',
      [sessionId],
    );
  }

  /** Locks these sessions until the transaction ends, always in the same order. */
  async lock(manager: EntityManager, sessionIds: readonly string[]): Promise<void> {
    await manager.query(
      'SELECT id FROM workshop_session WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
      [sessionIds],
    );
  }

  /** Releases held seats. */
  async releaseHeld(manager: EntityManager, sessionId: string, seats: number): Promise<void> {
    const isReleased = await this.change(
      manager,
      `UPDATE workshop_session SET held_seats = held_seats - $2, ${SHRINK}
       WHERE id = $1 AND held_seats >= $2`,
      [sessionId, seats],
    );
    if (!isReleased) throw new Error(`Session ${sessionId} does not hold ${seats} seats to release.`);
  }

  /** Locks the session. Returns how many listed seats must be sold to make room for held ones that are paid now. */
  async toMakeRoomFor(manager: EntityManager, sessionId: string, seats: number): Promise<number> {
    const [session] = await manager.query<{ missing: number }[]>(
      `SELECT greatest(0, booked_seats + $2 - capacity - overbooked_seats) AS missing
       FROM workshop_session WHERE id = $1 AND removed_at IS NULL AND held_seats >= $2 FOR NO KEY UPDATE`,
      [sessionId, seats],
    );
    return session?.missing ?? 0;
  }

  /** How many listed seats nobody is paying for at the moment. The caller has locked the session. */
  async listedInPeace(manager: EntityManager, sessionId: string): Promise<number> {
    const [session] = await manager.query<{ seats: number }[]>(
      `SELECT listed_seats - greatest(0, booked_seats + held_seats - capacity - overbooked_seats) AS seats
       FROM workshop_session WHERE id = $1`,
      [sessionId],
    );
    return session?.seats ?? 0;
  }

  /**
   * Books held seats; false when they are no longer held, or the session was removed from the calendar. Where the session is
   * full, listed seats have made room for them before.
   */
  async takeHeld(manager: EntityManager, sessionId: string, seats: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE workshop_session SET held_seats = held_seats - $2, booked_seats = booked_seats + $2
       WHERE id = $1 AND removed_at IS NULL AND held_seats >= $2`,
      [sessionId, seats],
    );
  }

  /** Books without a hold, for a late payment; false when there are not enough or the workshop has begun. */
  async takeNow(manager: EntityManager, sessionId: string, seats: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE workshop_session SET booked_seats = booked_seats + $2
       WHERE id = $1 AND removed_at IS NULL AND starts_at > $3 AND ${FOR_ALL}
         AND capacity - booked_seats - held_seats >= $2`,
      [sessionId, seats, this.clock.now()],
    );
  }

  /** Takes free seats that no booking gets; false when there are not enough or the workshop is over. */
  async block(manager: EntityManager, sessionId: string, seats: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE workshop_session SET booked_seats = booked_seats + $2
       WHERE id = $1 AND removed_at IS NULL AND ends_at > $3 AND capacity - booked_seats - held_seats >= $2`,
      [sessionId, seats, this.clock.now()],
    );
  }

  /** Returns booked seats. */
  async returnSeats(manager: EntityManager, sessionId: string, seats: number): Promise<void> {
    const isReturned = await this.change(
      manager,
      `UPDATE workshop_session SET booked_seats = booked_seats - $2, ${SHRINK}
       WHERE id = $1 AND booked_seats >= $2`,
      [sessionId, seats],
    );
    if (!isReturned) throw new Error(`Session ${sessionId} has no ${seats} booked seats to return.`);
  }

  /** The number of seats that are not booked, including held ones. */
  async unbooked(manager: EntityManager, sessionId: string): Promise<number> {
    const [session] = await manager.query<{ unbooked: number }[]>(
      'SELECT capacity - booked_seats AS unbooked FROM workshop_session WHERE id = $1',
      [sessionId],
    );
    if (!session) throw new Error(`There is no session ${sessionId}.`);
    return session.unbooked;
  }

  private async change(
    manager: EntityManager,
    statement: string,
    [sessionId, seats, ...rest]: readonly [string, number, Date?, number?],
  ): Promise<boolean> {
    if (!Number.isSafeInteger(seats) || seats <= 0) throw new RangeError(`Not a number of seats: ${seats}`);
    const [, affected] = await manager.query<[unknown, number]>(statement, [sessionId, seats, ...rest]);
    return affected > 0;
  }
}
