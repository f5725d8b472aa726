import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingStatistics } from '../../contract/bookings/admin-bookings.views.js';
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATUSES } from '../../contract/bookings/booking.js';
import { studioDate } from '../../contract/common/dates.js';
import { Clock } from '../platform/clock.js';
import { ListReads } from '../platform/lists/list-reads.service.js';
import { lastMonths, monthsOf, sumOf } from '../platform/lists/list-statistics.js';
import { BOOKINGS } from './admin-booking-question.js';

/** Specification 2, section 9: the first six are shown. */
const WORKSHOPS_SHOWN = 6;

type BookedWorkshop = BookingStatistics['workshops'][number];

/** The figures above the bookings (specification 2, section 2.8), exact at every moment. */
@Injectable()
export class BookingStatisticsQueries {
  constructor(
    @Inject(ListReads) private readonly reads: ListReads,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async read(): Promise<BookingStatistics> {
    const now = this.clock.now();
    const { all, workshops, workshopCount } = await this.reads.readPage(async (manager) => ({
      all: await monthsOf(manager, BOOKINGS),
      ...(await bookedWorkshops(manager, studioDate(now))),
    }));
    const count = (counts: Parameters<typeof sumOf>[1]) => sumOf(all, counts).records;
    const months = lastMonths(now).map((month) => {
      const { records, earnedKurus } = sumOf(all, (each) => each.month === month);
      return { month, bookings: records, revenueKurus: earnedKurus };
    });
    const thisMonth = months.at(-1);
    return {
      totalBookings: sumOf(all).records,
      thisMonthBookings: thisMonth?.bookings ?? 0,
      thisMonthRevenueKurus: thisMonth?.revenueKurus ?? 0,
      workshops,
      workshopCount,
      statuses: BOOKING_STATUSES.map((status) => ({ status, count: count((each) => each.status === status) })),
      paymentStatuses: BOOKING_PAYMENT_STATUSES.map((paymentStatus) => ({
        paymentStatus,
        count: count((each) => each.paymentStatus === paymentStatus),
      })),
      months,
    };
  }
}

/** Sessions from that day on in which a booking stands, the next first. */
async function bookedWorkshops(
  manager: EntityManager,
  today: string,
): Promise<{ readonly workshops: BookedWorkshop[]; readonly workshopCount: number }> {
  const rows = await manager.query<(BookedWorkshop & { readonly all: number })[]>(
    `WITH booked AS MATERIALIZED (
       SELECT * FROM workshop_session s WHERE date >= $1 AND EXISTS (
         SELECT FROM booking WHERE session_id = s.id AND status <> 'cancelled')
     )
     SELECT id AS "sessionId", title AS name, date, start_time AS time, capacity,
       capacity - booked_seats - held_seats AS "freeSeats", (SELECT count(*)::integer FROM booked) AS "all",
       (SELECT count(*)::integer FROM booking WHERE session_id = booked.id AND status <> 'cancelled') AS "bookingCount"
     FROM booked ORDER BY date, start_time, id LIMIT ${WORKSHOPS_SHOWN}`,
    [today],
  );
  return {
    workshops: rows.map(({ all: _all, ...workshop }) => workshop),
    workshopCount: rows[0]?.all ?? 0,
  };
}
