import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../contract/admin/page.query.js';
import type { AdminBookingsQuery } from '../../contract/bookings/admin-bookings.query.js';
import type { AdminBookingRow } from '../../contract/bookings/admin-bookings.views.js';
import { findRows } from '../platform/lists/find-rows.js';
import { inBatches } from '../platform/lists/list-batches.js';
import { ListReads } from '../platform/lists/list-reads.service.js';
import { BOOKINGS, bookingQuestion } from './admin-booking-question.js';
import { type BookingRecord, bookingRecords } from './admin-booking-records.js';

/** All bookings of the studio, as the back office pages through them and takes them away as a table. */
@Injectable()
export class AdminBookingList {
  constructor(@Inject(ListReads) private readonly reads: ListReads) {}

  /** Throws list_too_slow. */
  async page(query: AdminBookingsQuery): Promise<PageOf<AdminBookingRow>> {
    const { items, pagination } = await this.records(query);
    return { items: items.map(toRow), pagination };
  }

  /** Throws list_too_slow. */
  records(query: AdminBookingsQuery): Promise<PageOf<BookingRecord>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const window = { offset: (page - 1) * perPage, limit: perPage };
    return this.reads.readPage(async (manager) => {
      const found = await findRows(manager, BOOKINGS, { question: bookingQuestion(query), window });
      return { items: await bookingRecords(manager, found.ids), pagination: paginationOf(query, found) };
    });
  }

  /** Every booking that the query names, whatever its page. */
  all(query: AdminBookingsQuery): AsyncGenerator<BookingRecord[]> {
    return inBatches(this.reads, { list: BOOKINGS, question: bookingQuestion(query), rowsOf: bookingRecords });
  }
}

function toRow({
  description: _description,
  paymentMethod: _paymentMethod,
  paymentId: _paymentId,
  transactionId: _transactionId,
  paidAt: _paidAt,
  currency: _currency,
  createdAt,
  updatedAt,
  ...row
}: BookingRecord): AdminBookingRow {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
