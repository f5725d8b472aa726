import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { RequestedLine } from '../../contract/checkout/quote.js';
import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import type { EndedHold, EndedHoldLine } from '../orders/holds/ended-hold.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { SeatsService } from '../workshops/seats.service.js';

const HOUR_MS = 3_600_000;

/** Takes seats for people whom the studio writes down. */
@Injectable()
export class DeskSeatsService {
  constructor(
    private readonly seats: SeatsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /**
   * Reserves the seats for the sale that follows in the same transaction. Until a session is over people come to its
   * door; by telephone it can be booked until it begins. Throws session_closed, session_has_too_few_seats.
   */
  async hold(
    manager: EntityManager,
    { sessionId, seats, channel, tooMany = 0 }: AddGuestsDto,
    lines: readonly RequestedLine[],
  ): Promise<EndedHold> {
    const wanted = { seats, tooMany, isAtDoor: channel === 'door' };
    if (!(await this.seats.holdAtDesk(manager, sessionId, wanted))) {
      throw await refusalOf(manager, sessionId, { seats, tooMany });
    }
    return { couponId: null, lines: lines.map(heldLine) };
  }

  /** Until when the seats wait for their money: as the studio has set, at most until they can be taken no more. */
  async term(manager: EntityManager, { sessionId, channel }: AddGuestsDto): Promise<Date> {
    const [session] = await manager.query<{ closesAt: Date }[]>(
      `SELECT CASE WHEN $2 THEN ends_at ELSE starts_at END AS "closesAt" FROM workshop_session WHERE id = $1`,
      [sessionId, channel === 'door'],
    );
    if (!session) throw new AppError('session_closed');
    const waited = this.clock.now().getTime() + this.studio.orderRules.unpaidHours * HOUR_MS;
    return new Date(Math.min(waited, session.closesAt.getTime()));
  }
}

async function refusalOf(
  manager: EntityManager,
  id: string,
  { seats, tooMany }: { readonly seats: number; readonly tooMany: number },
): Promise<AppError> {
  const [session] = await manager.query<{ left: number }[]>(
    // A hold for which a listed seat will make room takes none of its own.
    `SELECT capacity - least(booked_seats + held_seats, capacity + overbooked_seats) AS left
     FROM workshop_session WHERE id = $1`,
    [id],
  );
  if (!session) return new AppError('session_closed');
  const { left } = session;
  return seats - left > tooMany
    ? new AppError('session_has_too_few_seats', { left: Math.max(0, left) })
    : new AppError('session_closed');
}

function heldLine({ id: sessionId, quantity, isStudent }: RequestedLine): EndedHoldLine {
  return { sessionId, productId: null, quantity, isStudent, isTracked: true, reservedQuantity: quantity };
}
