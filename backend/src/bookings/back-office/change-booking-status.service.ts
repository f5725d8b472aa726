import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type BookingTurn, bookingTurn } from '../../../contract/bookings/booking-turn.js';
import type { BookingStatus } from '../../../contract/bookings/booking.js';
import { AdminChanges } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BookingMails } from '../booking-mails.service.js';
import { bookingChange } from './booking-record.js';
import { BookingSeatsTurn } from './booking-seats-turn.service.js';
import { Booking } from '../booking.entity.js';
import { type BookingVersion, LockBooking } from './lock-booking.service.js';
import { remindAt } from '../reminder.js';
import { type MoneyBack, ReturnBookingMoney } from './return-booking-money.service.js';

export interface BookingStatusChange extends BookingVersion {
  readonly status: BookingStatus;
  /** Only with a cancellation: what was paid for the seats goes back. */
  readonly returnsMoney: MoneyBack;
}

/** Any status to any other, with everything that follows from it, in one transaction. */
@Injectable()
export class ChangeBookingStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LockBooking) private readonly bookings: LockBooking,
    @Inject(BookingSeatsTurn) private readonly seats: BookingSeatsTurn,
    @Inject(ReturnBookingMoney) private readonly money: ReturnBookingMoney,
    @Inject(BookingMails) private readonly mails: BookingMails,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Throws booking_not_found, changed_meanwhile, booking_not_refundable, and booking_seats_gone, booking_session_gone
   * when a cancelled booking cannot have its seats again: then nothing changes. The status it has already: nothing.
   */
  async change(actor: Actor, { status, returnsMoney, ...named }: BookingStatusChange): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.bookings.lock(manager, named);
      const turn = bookingTurn(before.status, status);
      if (!turn) return;
      await this.seats.turn(manager, before, turn.seats);
      const after = await this.write(manager, before, { status, turn });
      const isReturning = await this.money.returnRest(manager, after, returnsMoney);
      await this.tell(manager, after, { turn, isReturning });
      await this.changes.record(
        manager,
        actor,
        bookingChange('booking_status_changed', after, {
          before: { status: before.status },
          after: { status, ...(isReturning && { returnsMoney: true }) },
        }),
      );
    });
  }

  private async write(
    manager: EntityManager,
    before: Booking,
    { status, turn }: { readonly status: BookingStatus; readonly turn: BookingTurn },
  ): Promise<Booking> {
    const { affected } = await manager.update(
      Booking,
      { id: before.id, status: before.status },
      {
        status,
        cancelledWith: null,
        remindAt: turn.reminder === 'set' ? remindAt(before, this.clock.now()) : null,
        calendarSequence: before.calendarSequence + 1,
      },
    );
    if (affected !== 1) throw new AppError('changed_meanwhile');
    return manager.findOneByOrFail(Booking, { id: before.id });
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { turn, isReturning }: { readonly turn: BookingTurn; readonly isReturning: boolean },
  ): Promise<void> {
    await this.mails.withdrawReminder(manager, booking);
    if (turn.mail === 'cancellation') await this.mails.cancellation(manager, booking, isReturning);
    if (turn.mail === 'ticket') await this.mails.ticket(manager, booking);
    if (turn.seats === 'taken') await this.seats.announceTaken(manager, booking);
  }
}
