import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type BookingTransition, bookingTransition } from '../../../contract/bookings/booking-transition.js';
import type { BookingStatus } from '../../../contract/bookings/booking.js';
import type { RefundByMethod } from '../../../contract/payments/refund-ways.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { BookingMailsService } from '../booking-mails.service.js';
import type { CancelledSession } from '../cancellation-words.js';
import { bookingChange } from '../booking-record.js';
import { adminOf, type ChangeMaker } from '../change-maker.js';
import { MoveBookingSeatsService } from './move-booking-seats.service.js';
import { Booking } from '../booking.entity.js';
import { type BookingVersion, LockBookingService } from './lock-booking.service.js';
import { ReminderTimesService } from '../reminder-times.service.js';
import { type RefundChoice, RefundBookingService } from './refund-booking.service.js';

export interface BookingStatusChange extends BookingVersion {
  readonly status: BookingStatus;
  /** Only with a cancellation: refunds the price of the seats. */
  readonly refundsMoney: RefundChoice;
  /** Set when the next guest of these seats has paid: the guest is told that they were sold. */
  readonly isResold?: boolean;
  /** Why, for the history; empty for none. */
  readonly reason?: string;
  /** Set when the studio cancels the whole session. */
  readonly cancelledSession?: CancelledSession;
}

interface WhatHappened {
  readonly transition: BookingTransition;
  /** What goes back, and by which ways. */
  readonly refunds: readonly RefundByMethod[];
  /** The rules of the seats decided it, because the guest could not come. */
  readonly byRules: boolean;
  readonly isResold: boolean;
  readonly cancelledSession: CancelledSession | undefined;
}

/** Changes a booking's status to any other, with all consequences, in one transaction. */
@Injectable()
export class ChangeBookingStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: LockBookingService,
    private readonly seats: MoveBookingSeatsService,
    private readonly money: RefundBookingService,
    private readonly mails: BookingMailsService,
    private readonly changes: AdminChangesService,
    private readonly reminders: ReminderTimesService,
  ) {}

  /**
   * Setting the present status again does nothing. Throws booking_not_found, changed_meanwhile,
   * booking_not_refundable, payment_running while the bank charges for seats that are to be cancelled, and booking_seats_gone or booking_session_gone when a cancelled booking cannot
   * get its seats back; then nothing changes.
   */
  async change(maker: ChangeMaker, requested: BookingStatusChange): Promise<void> {
    await this.dataSource.transaction((manager) => this.changeIn(manager, maker, requested));
  }

  /** The same as a part of a larger act, in the caller's transaction. */
  async changeIn(manager: EntityManager, maker: ChangeMaker, requested: BookingStatusChange): Promise<void> {
    const { status, refundsMoney, cancelledSession, isResold = false, reason = '', ...named } = requested;
    const before = await this.bookings.lock(manager, named);
    const transition = bookingTransition(before.status, status);
    if (!transition) return;
    await this.seats.transition(manager, before, transition.seats);
    const after = await this.write(manager, before, { status, transition });
    await this.money.followStatus(manager, after);
    const refunds = await this.money.refundRemaining(manager, after, refundsMoney);
    const byRules = typeof refundsMoney === 'object' && refundsMoney.isByRules;
    await this.tell(manager, after, { transition, refunds, byRules, isResold, cancelledSession });
    await this.changes.record(
      manager,
      adminOf(maker),
      bookingChange('booking_status_changed', after, {
        before: { status: before.status },
        after: {
          status,
          ...(refunds.length > 0 &&
            (refundsMoney === 'as_credit' ? { credited: true } : { refundsMoney: true })),
          ...(maker === 'guest' && { byGuest: true }),
          ...(isResold && { resold: true }),
          ...(reason !== '' && { reason }),
        },
      }),
    );
  }

  private async write(
    manager: EntityManager,
    before: Booking,
    { status, transition }: { readonly status: BookingStatus; readonly transition: BookingTransition },
  ): Promise<Booking> {
    const { affected } = await manager.update(
      Booking,
      { id: before.id, status: before.status },
      {
        status,
        cancelledWith: null,
        remindAt: transition.reminder === 'set' ? this.reminders.of(before) : null,
        calendarSequence: before.calendarSequence + 1,
      },
    );
    if (affected !== 1) throw new AppError('changed_meanwhile');
    return manager.findOneByOrFail(Booking, { id: before.id });
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { transition, refunds, byRules, isResold, cancelledSession }: WhatHappened,
  ): Promise<void> {
    await this.mails.withdrawReminder(manager, booking);
    if (isResold) {
      await this.mails.resale(manager, booking, {
        news: { because: 'sold' },
        ...{ refunds, seats: booking.quantity, key: String(booking.calendarSequence) },
      });
    } else if (transition.mail === 'cancellation') {
      await this.mails.cancellation(manager, booking, { refunds, byRules, cancelledSession });
    }
    if (transition.mail === 'ticket') await this.mails.ticket(manager, booking);
    if (transition.seats === 'taken') await this.seats.announceTaken(manager, booking);
  }
}
