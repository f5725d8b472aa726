import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { seatDifferences, type SeatPrices } from '../../../contract/booking-changes/move-difference.js';
import type { CheaperDayRule } from '../../../contract/workshops/policies/booking-policy.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { RepriceLineService } from '../../orders/reprice-line.service.js';
import { ClosePaymentService } from '../../payments/close-payment.service.js';
import { PayDifferenceByLinkService } from './pay-difference-by-link.service.js';
import { pricedSeat } from './priced-seat.js';
import { soldPrices } from './prices-for.js';
import { RecordDifferenceService } from './record-difference.service.js';

/** How the price of another day is settled. */
export interface Settlement {
  /** `waived`: the studio lets each seat keep its price. */
  readonly rule: CheaperDayRule | 'waived';
  /** Whether a link is made by which a dearer day is paid. */
  readonly asksByLink: boolean;
  /** The difference that was agreed to, in kuruş; below 0 when money goes back. */
  readonly seenDifferenceKurus: number;
  readonly requestKey: string;
}

/** Seats that have just gone to another session, still for the price of the former one. */
interface MovedSeats {
  readonly booking: Booking;
  readonly prices: SeatPrices;
}

export interface SettledDifference {
  /** Below 0 when money goes back. */
  readonly differenceKurus: number;
  /** Where the difference is paid; null when nothing new is to be paid. */
  readonly paymentUrl: string | null;
  /** The link of that address; null without one. */
  readonly paymentLinkId: string | null;
}

/** Brings seats that went to another day to its price: the difference is asked for, or goes back. */
@Injectable()
export class SettleDifferenceService {
  constructor(
    private readonly bookings: ChangeSeatsService,
    private readonly lines: RepriceLineService,
    private readonly charges: ClosePaymentService,
    private readonly records: RecordDifferenceService,
    private readonly links: PayDifferenceByLinkService,
  ) {}

  /**
   * Runs in the transaction of the move, under its locks. Null when the studio waives the difference. Throws
   * move_price_changed, or caller_price_changed for the studio, when the difference is not the one that was seen, and
   * payment_running while the bank decides about a charge for the former price.
   */
  async settle(
    manager: EntityManager,
    maker: ChangeMaker,
    { booking, prices, ...settlement }: MovedSeats & Settlement,
  ): Promise<SettledDifference | null> {
    const { orderId, orderLineId } = booking;
    const seats = (await this.bookings.seatsOf(manager, booking.id)).map(pricedSeat);
    const { rule } = settlement;
    const whole = rule === 'waived' ? 'given_back' : rule;
    const differences = seatDifferences(seats, { from: soldPrices(booking), to: prices }, whole);
    const differenceKurus = differences.reduce((sum, kurus) => sum + kurus, 0);
    if (differenceKurus !== settlement.seenDifferenceKurus) {
      throw new AppError(maker === 'guest' ? 'move_price_changed' : 'caller_price_changed');
    }
    if (rule === 'waived') return null;
    if (differences.every((kurus) => kurus === 0)) {
      return { differenceKurus, paymentUrl: null, paymentLinkId: null };
    }
    if (!(await this.charges.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    const seatsKurus = seats.map(({ pricePaidKurus }, at) => pricePaidKurus + (differences[at] ?? 0));
    const regularPayers = seats.filter(({ paysRegular }) => paysRegular).length;
    await this.lines.reprice(manager, orderLineId, {
      ...prices,
      studentDifferenceKurus: regularPayers * (prices.regularKurus - prices.unitKurus),
      costKurus: seatsKurus.reduce((sum, kurus) => sum + kurus, 0),
    });
    const repriced = await this.bookings.reprice(manager, booking, { ...prices, seatsKurus });
    const before = await this.records.record(manager, maker, {
      booking: repriced,
      requestKey: settlement.requestKey,
    });
    const link = settlement.asksByLink
      ? await this.links.ask(manager, maker, { before, booking: repriced, differenceKurus })
      : null;
    return { differenceKurus, paymentUrl: link?.url ?? null, paymentLinkId: link?.id ?? null };
  }

  /** What a move settled when it was made, for an answer that got lost. */
  async settledBefore(
    manager: EntityManager,
    { differenceKurus, paymentLinkId }: Pick<SettledDifference, 'differenceKurus' | 'paymentLinkId'>,
  ): Promise<SettledDifference> {
    const paymentUrl = paymentLinkId === null ? null : await this.links.urlOf(manager, paymentLinkId);
    return { differenceKurus, paymentUrl, paymentLinkId };
  }
}
