import { Injectable } from '@nestjs/common';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import type { AdminBookingsQuery } from '../../../contract/bookings/admin-bookings.query.js';
import type { AdminBookingRow } from '../../../contract/bookings/admin-bookings.views.js';
import { ListReadsService } from '../../platform/lists/list-reads.service.js';
import { type Sheet, sheetOf } from '../../platform/lists/sheet.js';
import { BOOKINGS, bookingFilter } from './admin-booking-filter.js';
import { type BookingRecord, bookingRecords } from './admin-booking-records.js';
import { BOOKING_SHEET } from './booking-sheet.js';

/** The list of all bookings in the back office, in pages and as a download. */
@Injectable()
export class AdminBookingListService {
  constructor(private readonly reads: ListReadsService) {}

  /** Throws list_too_slow. */
  async page(query: AdminBookingsQuery): Promise<PageOf<AdminBookingRow>> {
    const { items, pagination } = await this.records(query);
    return { items: items.map(toRow), pagination };
  }

  /** Throws list_too_slow. */
  records(query: AdminBookingsQuery): Promise<PageOf<BookingRecord>> {
    return this.reads.page(query, {
      list: BOOKINGS,
      filter: bookingFilter(query),
      rowsOf: bookingRecords,
    });
  }

  /** All bookings that match the query, on every page. */
  all(query: AdminBookingsQuery): AsyncGenerator<BookingRecord[]> {
    return this.reads.batches({ list: BOOKINGS, filter: bookingFilter(query), rowsOf: bookingRecords });
  }

  /** The same as a table for download, streamed in pieces. */
  sheet(query: AdminBookingsQuery, format?: SheetFormat): Sheet {
    return sheetOf(BOOKING_SHEET, this.all(query), format);
  }
}

function toRow(record: BookingRecord): AdminBookingRow {
  const { id, orderId, name, surname, email, phone, title, date, startTime, endTime, notes } = record;
  const { quantity, isStudent, originalPriceKurus, priceKurus, totalKurus, discountKurus } = record;
  const { status, paymentStatus, capacity, bookedSeats, freeSeats, createdAt, updatedAt } = record;
  return {
    ...{ id, orderId, name, surname, email, phone, title, date, startTime, endTime, notes },
    ...{ quantity, isStudent, originalPriceKurus, priceKurus, totalKurus, discountKurus },
    ...{ status, paymentStatus, capacity, bookedSeats, freeSeats },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
