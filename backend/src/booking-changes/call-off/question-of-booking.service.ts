import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHOICE_HOURS } from '../../../contract/booking-changes/call-off/call-off.js';
import type { OtherDate } from '../../../contract/booking-changes/call-off/call-off.views.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Clock } from '../../platform/clock.js';
import { BookingMoneyService } from './booking-money.service.js';
import { OtherDatesOfChoiceService } from './other-dates-of-choice.service.js';

const HOUR_MS = 3_600_000;

/** What a guest is asked. */
export interface Question {
  readonly note: string;
  /** At least one. */
  readonly dates: readonly OtherDate[];
  readonly chooseUntil: Date;
  /** What goes back if the guest so chooses, in kuruş. */
  readonly refundKurus: number;
}

/** Decides what the guest of a date that is called off is asked at this moment. */
@Injectable()
export class QuestionOfBookingService {
  constructor(
    private readonly dates: OtherDatesOfChoiceService,
    private readonly money: BookingMoneyService,
    private readonly clock: Clock,
  ) {}

  /** Null when there is nothing to choose: it was not paid, or no other date has room for the party. */
  async of(
    manager: EntityManager,
    booking: Booking,
    { note, offersDates }: { readonly note: string; readonly offersDates: boolean },
  ): Promise<Question | null> {
    if (!offersDates || isUnpaid(booking) || booking.status !== 'confirmed') return null;
    const { sessionId, title, quantity: seats } = booking;
    const dates = await this.dates.of(manager, { sessionId, title, seats });
    if (dates.length === 0) return null;
    const chooseUntil = new Date(+this.clock.now() + CHOICE_HOURS * HOUR_MS);
    const { refundKurus } = await this.money.of(manager, booking);
    return { note, dates, chooseUntil, refundKurus };
  }
}

/** Nothing was paid of what had to be. */
export function isUnpaid({ paymentStatus, totalKurus }: Booking): boolean {
  return totalKurus > 0 && ['unpaid', 'pending', 'failed'].includes(paymentStatus);
}
