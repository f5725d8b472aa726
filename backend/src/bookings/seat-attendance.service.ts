import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Attendance } from '../../contract/attendance/attendance-rule.js';
import type { SeatDto } from '../../contract/attendance/record-attendance.dto.js';
import type { StudentProof } from '../../contract/attendance/student-proof.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import { SeatGuest } from './seat-guests/seat-guest.entity.js';
import { SeatTicketLinksService } from './seat-guests/seat-ticket-links.service.js';
import { TicketLinksService } from './ticket-links.service.js';

export interface LockedSeat {
  readonly seat: BookingSeat;
  readonly booking: Booking;
}

/** The only writer of what a seat says about its guest's coming. */
@Injectable()
export class SeatAttendanceService {
  constructor(
    private readonly links: TicketLinksService,
    private readonly seatLinks: SeatTicketLinksService,
  ) {}

  /** Locks the seat until the transaction ends. Null when the booking or the seat is not there any more. */
  async lock(manager: EntityManager, { bookingId, position }: SeatDto): Promise<LockedSeat | null> {
    const seat = await manager.findOne(BookingSeat, {
      where: { bookingId, position },
      lock: { mode: 'pessimistic_write' },
    });
    const booking = seat && (await manager.findOneBy(Booking, { id: bookingId }));
    return booking && { seat, booking };
  }

  async note(
    manager: EntityManager,
    { bookingId, position }: SeatDto,
    attendance: Attendance,
  ): Promise<void> {
    const { checkedInAt, noShowAt } = attendance;
    await manager.update(BookingSeat, { bookingId, position }, { checkedInAt, noShowAt });
  }

  async setProof(
    manager: EntityManager,
    { bookingId, position }: SeatDto,
    studentProof: StudentProof,
  ): Promise<void> {
    await manager.update(BookingSeat, { bookingId, position }, { studentProof });
  }

  /** Whether the key opens the ticket of the booking, or the own one of the guest on the seat. */
  async isTicketKey(manager: EntityManager, { seat, booking }: LockedSeat, key: string): Promise<boolean> {
    if (this.links.isKeyOf(booking, key)) return true;
    const { bookingId, position } = seat;
    const guest = await manager.findOneBy(SeatGuest, { bookingId, position });
    return guest !== null && this.seatLinks.isKeyOf(guest, key);
  }
}
