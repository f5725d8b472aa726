import { Body, Controller, Delete, Get, Put, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AdminBookingQuery } from '../../../contract/bookings/admin-bookings.query.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminBookingViewsService } from '../../bookings/back-office/admin-booking-views.service.js';
import { readingDocumented } from '../documented-names.js';
import { restAdminBooking, restAdminBookingDetail } from './rest-booking.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { RestBookingActionsService } from './rest-booking-actions.service.js';
import { NeedsRight } from '../http/needs-right.js';

const readId = readingDocumented(dtoInput(AdminBookingQuery), { bookingId: 'booking_id' });

/**
 * /api/bookings.php: the studio's bookings. Clients of this call send no version, so changes apply to the
 * current state.
 */
@Controller('api/bookings.php')
export class BookingsController {
  constructor(
    private readonly views: AdminBookingViewsService,
    private readonly actions: RestBookingActionsService,
  ) {}

  @Get()
  @NeedsRight('bookings.read')
  async read(@Query('booking_id') id: unknown) {
    if (id === undefined) {
      return { success: true, bookings: (await this.views.newest()).map(restAdminBooking) };
    }
    const { bookingId } = readId({ bookingId: id });
    return { success: true, booking: restAdminBookingDetail(await this.views.view(bookingId)) };
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
}
