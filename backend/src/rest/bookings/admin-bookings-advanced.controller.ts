import { Body, Controller, Delete, Get, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { AdminBookingsQuery } from '../../../contract/bookings/admin-bookings.query.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminBookingListService } from '../../bookings/back-office/admin-booking-list.service.js';
import { BookingStatisticsQueriesService } from '../../bookings/back-office/booking-statistics-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { readingDocumented } from '../documented-names.js';
import { ListParameters, PAGE_NAMES, restPagination, restSorting } from '../http/list-parameters.js';
import { restBookingRecord, restBookingStatistics } from './rest-admin-booking.js';
import { sendSheet, stampedName } from '../http/send-sheet.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { RestBookingActionsService } from './rest-booking-actions.service.js';
import { EXPORT, NeedsRight } from '../http/needs-right.js';

const readQuery = readingDocumented(dtoInput(AdminBookingsQuery), {
  ...PAGE_NAMES,
  paymentStatus: 'payment_status',
  dateFrom: 'date_from',
  dateTo: 'date_to',
  workshopDateFrom: 'workshop_date_from',
  workshopDateTo: 'workshop_date_to',
  customerName: 'customer_name',
  customerEmail: 'customer_email',
  customerPhone: 'customer_phone',
  customerId: 'customer_id',
  bookingId: 'booking_id',
  workshopId: 'workshop_id',
  priceMinKurus: 'price_min',
  priceMaxKurus: 'price_max',
});
/** The sort names of specification 2, section 2.8. */
const SORTS = { id: 'id', name: 'name', price: 'price', created_at: 'createdAt' } as const;

/** /api/admin_bookings_advanced.php: specification 2, section 7. */
@Controller('api/admin_bookings_advanced.php')
export class AdminBookingsAdvancedController {
  constructor(
    private readonly bookings: AdminBookingListService,
    private readonly figures: BookingStatisticsQueriesService,
    private readonly actions: RestBookingActionsService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @NeedsRight('bookings.read', EXPORT)
  async read(@Query() given: Record<string, unknown>, @Res() response: Response): Promise<void> {
    const { action = 'list' } = given;
    if (action === 'list') response.json(await this.list(queryOf(given)));
    else if (action === 'stats') {
      response.json({ success: true, statistics: restBookingStatistics(await this.figures.read()) });
    } else if (action === 'export') await this.export(given, response);
    else throw new AppError('malformed_request');
  }

  @Put()
  @NeedsRight('bookings.change')
  setStatus(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request) {
    return this.actions.setStatus(signedInAdmin(request), id, body);
  }

  @Delete()
  @NeedsRight('bookings.change')
  remove(@Query('id') id: unknown, @Req() request: Request) {
    return this.actions.remove(signedInAdmin(request), id);
  }

  private async list(query: AdminBookingsQuery) {
    const { items, pagination } = await this.bookings.records(query);
    return {
      success: true,
      bookings: items.map(restBookingRecord),
      pagination: restPagination(pagination),
      sorting: restSorting(SORTS, query),
    };
  }

  private export(given: Record<string, unknown>, response: Response): Promise<void> {
    const query = queryOf(given);
    const format = new ListParameters(given).sheetFormat();
    return sendSheet(response, {
      name: stampedName('rezervasyonlar', this.clock.now()),
      sheet: this.bookings.sheet(query, format),
    });
  }
}

function queryOf(given: Record<string, unknown>): AdminBookingsQuery {
  const parameters = new ListParameters(given);
  return readQuery({
    ...parameters.page(SORTS),
    status: parameters.text('status'),
    paymentStatus: paymentStatusOf(parameters.text('payment_status')),
    dateFrom: parameters.text('date_from'),
    dateTo: parameters.text('date_to'),
    workshopDateFrom: parameters.text('workshop_date_from'),
    workshopDateTo: parameters.text('workshop_date_to'),
    customerName: parameters.text('customer_name'),
    customerEmail: parameters.text('customer_email'),
    customerPhone: parameters.text('customer_phone'),
    customerId: parameters.text('customer_id'),
    bookingId: parameters.text('booking_id'),
    workshopId: parameters.text('workshop_id'),
    priceMinKurus: parameters.kurus('price_min'),
    priceMaxKurus: parameters.kurus('price_max'),
  });
}

/** 'paid' and 'success' both mean paid (specification 2, section 4). */
function paymentStatusOf(sent: string | undefined): string | undefined {
  return sent === 'success' ? 'paid' : sent;
}
