import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHOICE_HOURS } from '../../../contract/booking-changes/call-off/call-off.js';
import type { OtherDate } from '../../../contract/booking-changes/call-off/call-off.views.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Clock } from '../../platform/clock.js';
import { BookingMoneyService } from './booking-money.service.js';
import { OtherDatesOfChoiceService } from './other-dates-of-choice.service.js';
import type { SessionCallOff } from './session-call-off.entity.js';

const HOUR_MS = 3_600_000;

/** What a guest is asked. */
export interface Question {
  readonly note: string;
  /** None when only a credit is offered. */
  readonly dates: readonly OtherDate[];
  readonly chooseUntil: Date;
  /** What goes back if the guest so chooses, in kuruş. */
  readonly refundKurus: number;
  /** What of it may become a credit instead, in kuruş; 0 when none is offered. */
  readonly creditKurus: number;
}

/** Decides what the guest of a date that is called off is asked at this moment. */
@Injectable()
export class QuestionOfBookingService {
  constructor(
    private readonly dates: OtherDatesOfChoiceService,
    private readonly money: BookingMoneyService,
    private readonly clock: Clock,
  ) {}

  /** Null when there is nothing to choose: it was not paid, or there is neither another date with room nor a credit. */
  async of(
    manager: EntityManager,
    booking: Booking,
    { note, offersDates, offersCredit }: Pick<SessionCallOff, 'note' | 'offersDates' | 'offersCredit'>,
  ): Promise<Question | null> {
    if (isUnpaid(booking) || booking.status !== 'confirmed') return null;
    const { sessionId, title, quantity: seats } = booking;
    const dates = offersDates ? await this.dates.of(manager, { sessionId, title, seats }) : [];
    const { refundKurus, creditableKurus } = await this.money.of(manager, booking);
    const creditKurus = offersCredit ? creditableKurus : 0;
    if (dates.length === 0 && creditKurus === 0) return null;
    const chooseUntil = new Date(+this.clock.now() + CHOICE_HOURS * HOUR_MS);
    return { note, dates, chooseUntil, refundKurus, creditKurus };
  }
}

/** Nothing was paid of what had to be. */
export function isUnpaid({ paymentStatus, totalKurus }: Booking): boolean {
  return totalKurus > 0 && ['unpaid', 'pending', 'failed'].includes(paymentStatus);
}
