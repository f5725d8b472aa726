import { All, Body, Controller, Delete, Get, Inject, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { AdminBookingQuery, AdminBookingsQuery } from '../../contract/bookings/admin-bookings.query.js';
import { BookingStatusDto } from '../../contract/bookings/change-booking.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { AdminBookingList } from '../bookings/admin-booking-list.service.js';
import { BookingStatisticsQueries } from '../bookings/booking-statistics.service.js';
import { ChangeBookingStatusService } from '../bookings/change-booking-status.service.js';
import { RemoveBookingService } from '../bookings/remove-booking.service.js';
import { Clock } from '../platform/clock.js';
import { ListParameters, restPagination } from './list-parameters.js';
import { refuseOtherMethods } from './read-methods.js';
import { restBookingRecord, restBookingStatistics } from './rest-admin-booking.js';
import { sendSheet } from './send-sheet.js';
import { signedInAdmin } from './signed-in-admin.js';

const readQuery = dtoInput(AdminBookingsQuery);
const readId = dtoInput(AdminBookingQuery);
const readStatus = dtoInput(BookingStatusDto, { dropsUnknownFields: true });
/** Specification 2, section 2.8. */
const SORTS = { id: 'id', name: 'name', price: 'price', created_at: 'createdAt' } as const;

interface Done {
  readonly success: true;
  readonly message: string;
}

/** /api/admin_bookings_advanced.php: specification 2, section 7. */
@Controller('api/admin_bookings_advanced.php')
export class AdminBookingsAdvancedController {
  constructor(
    @Inject(AdminBookingList) private readonly bookings: AdminBookingList,
    @Inject(BookingStatisticsQueries) private readonly figures: BookingStatisticsQueries,
    @Inject(ChangeBookingStatusService) private readonly turns: ChangeBookingStatusService,
    @Inject(RemoveBookingService) private readonly removal: RemoveBookingService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get()
  async read(
    @Query() given: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    signedInAdmin(request);
    const { action = 'list' } = given;
    if (action === 'list') response.json(await this.list(queryOf(given)));
    else if (action === 'stats') {
      response.json({ success: true, statistics: restBookingStatistics(await this.figures.read()) });
    } else if (action === 'export') await this.export(queryOf(given), response);
    else throw new AppError('malformed_request');
  }

  @Put()
  async setStatus(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request): Promise<Done> {
    const actor = signedInAdmin(request);
    const { bookingId } = readId({ bookingId: id });
    const { status } = readStatus(body);
    // Clients of this call know no versions: what stands now is changed.
    await this.turns.change(actor, { bookingId, version: null, status, returnsMoney: false });
    return { success: true, message: 'Rezervasyon durumu güncellendi.' };
  }

  @Delete()
  async remove(@Query('id') id: unknown, @Req() request: Request): Promise<Done> {
    const actor = signedInAdmin(request);
    const { bookingId } = readId({ bookingId: id });
    await this.removal.remove(actor, { bookingId, version: null });
    return { success: true, message: 'Rezervasyon silindi.' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'GET, HEAD, PUT, DELETE');
  }

  private async list(query: AdminBookingsQuery) {
    const { items, pagination } = await this.bookings.records(query);
    const { sortBy = 'createdAt', sortOrder = 'desc' } = query;
    const [field] = Object.entries(SORTS).find(([, ours]) => ours === sortBy) ?? [];
    return {
      success: true,
      bookings: items.map(restBookingRecord),
      pagination: restPagination(pagination),
      sorting: { field, order: sortOrder },
    };
  }

  private export(query: AdminBookingsQuery, response: Response): Promise<void> {
    return sendSheet(response, {
      name: 'rezervasyonlar',
      sheet: this.bookings.sheet(query),
      now: this.clock.now(),
    });
  }
}

function queryOf(given: Record<string, unknown>): AdminBookingsQuery {
  const parameters = new ListParameters(given);
  return readQuery({
    ...parameters.page(SORTS),
    status: parameters.text('status'),
    paymentStatus: parameters.text('payment_status'),
    dateFrom: parameters.text('date_from'),
    dateTo: parameters.text('date_to'),
    workshopDateFrom: parameters.text('workshop_date_from'),
    workshopDateTo: parameters.text('workshop_date_to'),
    customerName: parameters.text('customer_name'),
    customerEmail: parameters.text('customer_email'),
    customerPhone: parameters.text('customer_phone'),
    bookingId: parameters.text('booking_id'),
    workshopId: parameters.text('workshop_id'),
    priceMinKurus: parameters.kurus('price_min'),
    priceMaxKurus: parameters.kurus('price_max'),
  });
}
