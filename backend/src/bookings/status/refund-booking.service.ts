import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { MakePaymentLinkService } from '../../payments/links/make-payment-link.service.js';
import type { RefundByMethod } from '../../../contract/payments/refund-ways.js';
import { IssueCreditService } from '../../payments/credits/issue-credit.service.js';
import { RequestRefundService } from '../../payments/request-refund.service.js';
import type { Booking } from '../booking.entity.js';
import { SeatPaymentsService } from '../seat-payments.service.js';

/** A part of what remains. */
interface PartialRefund {
  /** May be 0. */
  readonly amountKurus: number;
  /** Of the act that decides it. */
  readonly requestKey: string;
  /** The rules of the seats decided it, and not the studio. */
  readonly isByRules: boolean;
}

/**
 * Whether to refund. 'if_any' refunds what there is without an error when there is nothing, for cancelling
 * many bookings; 'as_credit' keeps it as a credit of the guest.
 */
export type RefundChoice = boolean | 'if_any' | 'as_credit' | PartialRefund;

/** Gives the price of a booking's seats back, and asks for no more of it. */
@Injectable()
export class RefundBookingService {
  constructor(
    private readonly refunds: RequestRefundService,
    private readonly links: MakePaymentLinkService,
    private readonly payments: SeatPaymentsService,
    private readonly credits: IssueCreditService,
  ) {}

  /**
   * What is open of seats that were cancelled is written off, and a payment link for it ends; seats that are taken up
   * again cost what they did. Throws payment_running.
   */
  async followStatus(manager: EntityManager, { orderId }: Booking): Promise<void> {
    await this.payments.follow(manager, orderId);
    await this.links.endBeyondDebt(manager, orderId);
  }

  /**
   * Refunds what remains of the line's charge, or the part that was decided; returns the ways by which it goes back. Throws
   * booking_not_refundable when there was none, or when the booking is not cancelled; refund_too_much when a part is more
   * than remains.
   */
  async refundRemaining(
    manager: EntityManager,
    booking: Booking,
    back: RefundChoice,
  ): Promise<RefundByMethod[]> {
    if (back === false) return [];
    if (booking.status !== 'cancelled') throw new AppError('booking_not_refundable');
    if (back === 'as_credit') return this.credits.ofSeats(manager, booking);
    const { orderId, orderLineId: lineId } = booking;
    if (typeof back === 'object') {
      const { amountKurus, requestKey } = back;
      return this.refunds.ofLinePart(manager, {
        ...{ orderId, lineId, reason: 'studio', amountKurus, requestKey },
      });
    }
    const refunds = await this.refunds.ofLineRemaining(manager, { orderId, lineId, reason: 'studio' });
    if (refunds.length === 0 && back === true) throw new AppError('booking_not_refundable');
    return refunds;
  }
}
