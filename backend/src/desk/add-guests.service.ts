import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { RequestedLine } from '../../contract/checkout/quote.js';
import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import type { AddedGuests } from '../../contract/desk/desk.views.js';
import { OrderBookingsService } from '../bookings/order-bookings.service.js';
import type { Order } from '../orders/order.entity.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { Clock } from '../platform/clock.js';
import { isTaken } from '../platform/database/is-taken.js';
import type { Actor } from '../platform/sessions/actor.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { DeskSaleService } from './desk-sale.service.js';
import { TellGuestsService } from './tell-guests.service.js';

const HOUR_MS = 3_600_000;

/** Writes people down for a session, who called or came to the studio. */
@Injectable()
export class AddGuestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: DeskSaleService,
    private readonly orders: OrderQueriesService,
    private readonly bookings: OrderBookingsService,
    private readonly guests: TellGuestsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the seats at once, and books them with their ticket. A repeated request books once. Throws seller_missing,
   * session_closed, session_has_too_few_seats, and goods_gone when the seats were sold in the same moment.
   */
  async add(actor: Actor, requested: AddGuestsDto): Promise<AddedGuests> {
    const { requestKey } = requested;
    const { manager: reader } = this.dataSource;
    const before = await this.orders.findByRequest(reader, requestKey);
    if (before) return this.view(reader, before);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const order = await this.sell(manager, actor, requested);
        await this.guests.booked(manager, order);
        return this.view(manager, order);
      });
    } catch (error) {
      const first =
        isTaken(error, 'order_once_per_request') && (await this.orders.findByRequest(reader, requestKey));
      if (!first) throw error;
      return this.view(reader, first);
    }
  }

  private async sell(manager: EntityManager, actor: Actor, requested: AddGuestsDto): Promise<Order> {
    const { channel, payment, requestKey, notes, phone, email, fullName } = requested;
    return this.sales.sell(manager, actor, {
      lines: linesOf(requested),
      buyer: { customer: { ...namesOf(fullName), phone, email }, address: null, notes },
      desk: { channel, requestKey, payBy: payment === 'none' ? await this.term(manager, requested) : null },
      payment,
    });
  }

  /** Until when the seats wait for their money: as the studio has set, at most until the workshop begins. */
  private async term(manager: EntityManager, { sessionId }: AddGuestsDto): Promise<Date> {
    const [session] = await manager.query<{ startsAt: Date }[]>(
      'SELECT starts_at AS "startsAt" FROM workshop_session WHERE id = $1',
      [sessionId],
    );
    if (!session) throw new AppError('session_closed');
    const waited = this.clock.now().getTime() + this.studio.orderRules.unpaidHours * HOUR_MS;
    return new Date(Math.min(waited, session.startsAt.getTime()));
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
