import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestedLine } from '../../contract/checkout/quote.js';
import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import type { AddedGuests } from '../../contract/desk/desk.views.js';
import { OrderBookingsService } from '../bookings/order-bookings.service.js';
import type { Order } from '../orders/order.entity.js';
import type { Actor } from '../platform/sessions/actor.js';
import { DeskSaleService } from './desk-sale.service.js';
import { DeskSeatsService } from './desk-seats.service.js';
import { GuestsPaymentLinkService } from './guests-payment-link.service.js';
import { deskRequest, RepeatedSalesService } from './repeated-sales.service.js';
import { TellGuestsService } from './tell-guests.service.js';

/** Writes people down for a session, who called or came to the studio. */
@Injectable()
export class AddGuestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: DeskSaleService,
    private readonly repeated: RepeatedSalesService,
    private readonly bookings: OrderBookingsService,
    private readonly guests: TellGuestsService,
    private readonly seats: DeskSeatsService,
    private readonly links: GuestsPaymentLinkService,
  ) {}

  /**
   * Takes the seats at once, and books them with their ticket; who pays by link has the link in the same moment. A
   * repeated request books once and makes one link. Throws seller_missing, session_closed,
   * session_has_too_few_seats, desk_key_used, and goods_gone when the seats were sold in the same moment.
   */
  async add(actor: Actor, requested: AddGuestsDto): Promise<AddedGuests> {
    const { manager: reader } = this.dataSource;
    const request = deskRequest(requested);
    const before = await this.repeated.find(reader, request);
    if (before) return this.view(reader, before);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const order = await this.sell(manager, actor, requested);
        await this.guests.booked(manager, order);
        if (requested.payment === 'link') await this.links.send(manager, actor, order);
        return this.view(manager, order);
      });
    } catch (error) {
      // The same request may have booked meanwhile; then its seats are what this one lacked.
      const first = await this.repeated.find(reader, request);
      if (!first) throw error;
      return this.view(reader, first);
    }
  }

  private async sell(manager: EntityManager, actor: Actor, requested: AddGuestsDto): Promise<Order> {
    const { channel, payment, notes, phone, email, fullName } = requested;
    const lines = linesOf(requested);
    const held = await this.seats.hold(manager, requested, lines);
    // Who pays by link has not paid yet.
    const paid = payment === 'link' ? 'none' : payment;
    return this.sales.sell(manager, actor, {
      lines,
      held,
      buyer: { customer: { ...namesOf(fullName), phone, email }, address: null, notes },
      desk: {
        ...deskRequest(requested),
        channel,
        payBy: paid === 'none' ? await this.seats.term(manager, requested) : null,
      },
      payments: (amountKurus) => (paid === 'none' ? [] : [{ method: paid, amountKurus }]),
    });
  }

  private async view(manager: EntityManager, order: Order): Promise<AddedGuests> {
    const { id: orderId, totalKurus, openKurus, payBy } = order;
    const bookings = await this.bookings.ofOrder(manager, orderId);
    return {
      orderId,
      bookingIds: bookings.map(({ bookingId }) => bookingId),
      totalKurus,
      openKurus,
      payBy: openKurus > 0 ? (payBy?.toISOString() ?? null) : null,
      ticketWay: this.guests.wayTo(order),
      ticketUrls: bookings.map(({ ticketUrl }) => ticketUrl),
      paymentLink: await this.links.view(manager, order),
    };
  }
}

/** Seats at the regular price and at that of students. */
function linesOf({ sessionId, seats, studentSeats }: AddGuestsDto): RequestedLine[] {
  const line = (quantity: number, isStudent: boolean): RequestedLine[] =>
    quantity === 0 ? [] : [{ kind: 'workshop', id: sessionId, quantity, isStudent, unitPriceKurus: null }];
  return [...line(seats - studentSeats, false), ...line(studentSeats, true)];
}

/** The last word is the surname; who gives one name has none. */
function namesOf(fullName: string): { readonly name: string; readonly surname: string } {
  const words = fullName.split(/\s+/);
  return words.length === 1
    ? { name: fullName, surname: '' }
    : { name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' };
}
