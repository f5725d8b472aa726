import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ReschedulableSeat,
  RescheduleChoices,
} from '../../../contract/booking-changes/reschedule.views.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { OtherDatesService } from '../../workshops/other-dates.service.js';
import { pricedSeat } from '../price-difference/priced-seat.js';
import { pricesFor, soldPrices } from '../price-difference/prices-for.js';
import { isNoted } from './movable-seats.js';

/** Reads which seats of a booking may move, and where to. */
@Injectable()
export class RescheduleChoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: ChangeSeatsService,
    private readonly dates: OtherDatesService,
  ) {}

  /** Throws booking_not_found. */
  async of(bookingId: string): Promise<RescheduleChoices> {
    const { manager } = this.dataSource;
    const booking = await this.bookings.find(manager, bookingId);
    const { sessionId, title } = booking;
    const names = await this.bookings.guestNames(manager, bookingId);
    const seats = (await this.bookings.seatsOf(manager, bookingId)).map((seat): ReschedulableSeat => ({
      ...pricedSeat(seat),
      position: seat.position,
      guestName: names.get(seat.position) ?? '',
      isNoted: isNoted(seat),
    }));
    const dates = (await this.dates.open(manager, { sessionId, title })).map(
      ({ priceKurus, studentPriceKurus, ...date }) => ({
        ...date,
        prices: pricesFor(booking, { priceKurus, studentPriceKurus }),
      }),
    );
    return { seats, dates, prices: soldPrices(booking) };
  }
}
