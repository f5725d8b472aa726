import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingStatistics } from '../../../contract/bookings/admin-bookings.views.js';
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATUSES } from '../../../contract/bookings/booking.js';
import { studioDate } from '../../../contract/common/dates.js';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { Clock } from '../../platform/clock.js';
import { ListReadsService } from '../../platform/lists/list-reads.service.js';
import { lastMonths, monthsOf, sumOf } from '../../platform/lists/list-statistics.js';
import { BOOKINGS } from './admin-booking-filter.js';

/** The number that specification 2, section 9 shows. */
const WORKSHOPS_SHOWN = 6;

type BookedWorkshops = Pick<BookingStatistics, 'workshops' | 'workshopCount'>;

/** The figures above the bookings (specification 2, section 2.8), exact at every moment. */
@Injectable()
export class BookingStatisticsQueriesService {
  /** Cached, because it reads each coming session; dropped when bookings or sessions change. */
  private booked: { readonly from: string; readonly workshops: Promise<BookedWorkshops> } | null = null;

  constructor(
    private readonly reads: ListReadsService,
    private readonly clock: Clock,
    private readonly changeFeed: ChangeFeed,
  ) {
    changeFeed.onChange((topic) => {
      if (topic === 'bookings' || topic === 'workshops') this.booked = null;
    });
  }

  async read(): Promise<BookingStatistics> {
    const now = this.clock.now();
    const [all, booked] = await Promise.all([
      this.reads.read((manager) => monthsOf(manager, BOOKINGS)),
      this.bookedFrom(studioDate(now)),
    ]);
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
      ...booked,
      statuses: BOOKING_STATUSES.map((status) => ({
        status,
        count: count((each) => each.status === status),
      })),
      paymentStatuses: BOOKING_PAYMENT_STATUSES.map((paymentStatus) => ({
        paymentStatus,
        count: count((each) => each.paymentStatus === paymentStatus),
      })),
      months,
    };
  }

  private bookedFrom(today: string): Promise<BookedWorkshops> {
    if (this.booked?.from === today && this.changeFeed.isConnected) return this.booked.workshops;
    const requested = {
      from: today,
      workshops: this.reads.read((manager) => bookedWorkshops(manager, today)),
    };
    this.booked = requested;
    requested.workshops.catch(() => {
      if (this.booked === requested) this.booked = null;
    });
    return requested.workshops;
  }
}

/** Sessions from that day on with taken seats, also those taken elsewhere; the next first. */
async function bookedWorkshops(manager: EntityManager, today: string): Promise<BookedWorkshops> {
  const [row] = await manager.query<[BookedWorkshops]>(
    `WITH booked AS MATERIALIZED (
       SELECT id, title, date, start_time, capacity, greatest(0, capacity - booked_seats - held_seats) AS free
       FROM workshop_session WHERE date >= $1 AND booked_seats > 0 AND removed_at IS NULL
     ), shown AS (
       SELECT * FROM booked ORDER BY date, start_time, id LIMIT ${WORKSHOPS_SHOWN}
     )
     SELECT (SELECT count(*)::integer FROM booked) AS "workshopCount",
       coalesce(json_agg(json_build_object('sessionId', id, 'name', title, 'date', date,
         'time', to_char(start_time, 'HH24:MI'), 'capacity', capacity, 'freeSeats', free, 'bookingCount',
         (SELECT count(*) FROM booking WHERE session_id = shown.id AND status <> 'cancelled'))
         ORDER BY date, start_time, id), '[]') AS workshops
     FROM shown`,
    [today],
  );
  return row;
}
