import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GuestChangesKeyDto } from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import type {
  ChangeableSeat,
  GuestChangesView,
  MoveDate,
} from '../../../contract/booking-changes/guest/guest-changes.views.js';
import { shortId } from '../../../contract/common/short-id.js';
import { mayResell, moveRefusal } from '../../../contract/workshops/policies/booking-policy.js';
import { describePolicy } from '../../../contract/workshops/policies/describe-policy.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { OtherDatesService } from '../../workshops/other-dates.service.js';
import { isAskedAboutMove } from '../call-off/ask-about-move.service.js';
import { pricedSeat } from '../price-difference/priced-seat.js';
import { pricesFor, soldPrices } from '../price-difference/prices-for.js';
import { isNoted } from '../reschedule/movable-seats.js';
import { type OpenBooking, OpenBookingService, stateOf } from './open-booking.service.js';

type Found = Awaited<ReturnType<OpenBookingService['find']>>;

/** Reads what a guest may do with a booking. It changes nothing, because mail scanners open what is in mails. */
@Injectable()
export class GuestChangesViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly bookings: ChangeSeatsService,
    private readonly links: TicketLinksService,
    private readonly dates: OtherDatesService,
  ) {}

  /** Throws guest_changes_not_found. */
  async view(key: GuestChangesKeyDto): Promise<GuestChangesView> {
    const { manager } = this.dataSource;
    const found = await this.open.find(manager, key);
    const { booking, policy } = found;
    const { id, version, title, date, startTime, endTime } = booking;
    const state = stateOf(found);
    const isOpen = state === 'open';
    return {
      ...{ bookingId: id, shortId: shortId(id), version, title, date, startTime, endTime, state },
      rules: policy === null ? [] : describePolicy(policy),
      cheaperDay: policy?.cheaperDay ?? 'kept',
      prices: soldPrices(booking),
      seats: isOpen ? await this.seatsOf(manager, found) : [],
      dates: isOpen ? await this.datesFor(manager, booking) : [],
      guestsUrl: this.links.guestsPath(booking),
    };
  }

  private async seatsOf(manager: EntityManager, found: Found): Promise<ChangeableSeat[]> {
    const { booking, policy, hoursLeft } = found;
    if (policy === null) return [];
    const names = await this.bookings.guestNames(manager, booking.id);
    const seats = await this.bookings.seatsOf(manager, booking.id);
    // All the money would go back anyway.
    const isAsked = await isAskedAboutMove(manager, booking);
    return seats.map((seat) => ({
      ...pricedSeat(seat),
      position: seat.position,
      guestName: names.get(seat.position) ?? '',
      moveRefusal: refusalOf(seat, { policy, hoursLeft }),
      mayCancel: !isNoted(seat),
      isListed: seat.listedAt !== null,
      mayList: !isAsked && isWorthListing(seat, { policy, hoursLeft }),
    }));
  }

  /** Other days of the same workshop. */
  private async datesFor(manager: EntityManager, booking: Booking): Promise<MoveDate[]> {
    const { sessionId, title } = booking;
    const others = await this.dates.open(manager, { sessionId, title });
    return others
      .filter(({ isSameWorkshop }) => isSameWorkshop)
      .map((session) => {
        const { date, startTime, endTime, freeSeats } = session;
        const prices = pricesFor(booking, session);
        return { sessionId: session.sessionId, date, startTime, endTime, freeSeats, prices };
      });
  }
}

/** By the price of the seat; what it gives back in truth is on its bill. */
function isWorthListing(seat: BookingSeat, { policy, hoursLeft }: Omit<OpenBooking, 'booking'>): boolean {
  const { pricePaidKurus: paidKurus, percentAtMove, listedAt } = seat;
  return (
    listedAt === null &&
    !isNoted(seat) &&
    mayResell(policy, { paidKurus, seats: 1, hoursLeft, percentAtMove })
  );
}

function refusalOf(
  seat: BookingSeat,
  { policy, hoursLeft }: Omit<OpenBooking, 'booking'>,
): ChangeableSeat['moveRefusal'] {
  if (isNoted(seat)) return 'guest_noted';
  return moveRefusal(policy, { movesMade: seat.guestMoves, hoursLeft });
}
