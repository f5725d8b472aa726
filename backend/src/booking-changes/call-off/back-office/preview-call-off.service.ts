import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  AffectedGuest,
  CallOffPreview,
} from '../../../../contract/booking-changes/call-off/call-off.views.js';
import { shortId } from '../../../../contract/common/short-id.js';
import { byMethod } from '../../../../contract/payments/refund-ways.js';
import type { Booking } from '../../../bookings/booking.entity.js';
import { SessionBookingsService } from '../../../bookings/session-bookings.service.js';
import { OrderQueriesService } from '../../../orders/order-queries.service.js';
import { AdminSessionQueriesService } from '../../../workshops/back-office/admin-session-queries.service.js';
import { type BookingMoney, BookingMoneyService } from '../booking-money.service.js';
import { OtherDatesOfChoiceService } from '../other-dates-of-choice.service.js';
import { isUnpaid } from '../question-of-booking.service.js';
import { WordOfCallOffService } from '../word-of-call-off.service.js';

/** Works out what calling a session off means, without changing anything. */
@Injectable()
export class PreviewCallOffService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: AdminSessionQueriesService,
    private readonly bookings: SessionBookingsService,
    private readonly orders: OrderQueriesService,
    private readonly money: BookingMoneyService,
    private readonly dates: OtherDatesOfChoiceService,
    private readonly words: WordOfCallOffService,
  ) {}

  /** Throws workshop_not_found. */
  async preview(sessionId: string): Promise<CallOffPreview> {
    const { manager } = this.dataSource;
    const { title, heldSeats, seatsTakenElsewhere } = await this.sessions.get(manager, sessionId);
    const bookings = await this.bookings.living(manager, sessionId);
    const moneys = new Map<string, BookingMoney>();
    for (const booking of bookings) moneys.set(booking.id, await this.money.of(manager, booking));
    const guests: AffectedGuest[] = [];
    for (const booking of bookings) guests.push(await this.guest(booking, moneys.get(booking.id)));
    return {
      guests,
      refunds: byMethod([...moneys.values()].flatMap(({ refunds }) => refunds)),
      dates: await this.dates.of(manager, { sessionId, title, seats: 1 }),
      heldSeats,
      seatsTakenElsewhere,
    };
  }

  private async guest(booking: Booking, money: BookingMoney | undefined): Promise<AffectedGuest> {
    const { id, name, surname, phone, quantity, orderId } = booking;
    const { order } = await this.orders.getById(this.dataSource.manager, orderId);
    return {
      ...{ bookingId: id, shortId: shortId(id), name: `${name} ${surname}`.trim(), phone, seats: quantity },
      channel: order.channel,
      toldBy: this.words.wayTo(booking),
      isPaid: !isUnpaid(booking),
      refundKurus: money?.refundKurus ?? 0,
    };
  }
}
