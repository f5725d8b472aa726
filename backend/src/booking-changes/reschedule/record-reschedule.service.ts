import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatSession } from '../../../contract/workshops/session.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { bookingChange } from '../../bookings/booking-record.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BookingReschedule } from './booking-reschedule.entity.js';

/** What was done with a booking. */
export interface MadeReschedule {
  readonly requestKey: string;
  readonly reason: string;
  /** The booking before, with all its seats. */
  readonly before: Booking;
  /** The booking of the seats that moved. */
  readonly moved: Booking;
}

/** Keeps moves: as rows of their own, by which a repeated request is known, and in the history of the bookings. */
@Injectable()
export class RecordRescheduleService {
  constructor(
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** The booking that the same request moved before; null when it is new. */
  async findMoved(manager: EntityManager, requestKey: string): Promise<string | null> {
    const made = await manager.findOneBy(BookingReschedule, { id: requestKey });
    return made?.bookingId ?? null;
  }

  async record(manager: EntityManager, actor: Actor, made: MadeReschedule): Promise<void> {
    const { requestKey: id, reason, before, moved } = made;
    await manager.insert(BookingReschedule, {
      ...{ id, reason, bookingId: moved.id, seats: moved.quantity },
      ...{ fromSessionId: before.sessionId, toSessionId: moved.sessionId },
      madeBy: (await actingAdmin(manager, actor)).email,
      madeAt: this.clock.now(),
    });
    await this.changes.record(
      manager,
      actor,
      bookingChange('booking_rescheduled', moved, {
        before: { when: formatSession(before) },
        after: { when: formatSession(moved), ...(reason !== '' && { reason }) },
      }),
    );
    if (moved.id === before.id) return;
    const left = before.quantity - moved.quantity;
    await this.changes.record(
      manager,
      actor,
      bookingChange('booking_split', before, { before: { seats: before.quantity }, after: { seats: left } }),
    );
  }
}
