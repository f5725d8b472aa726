import { All, Body, Controller, Delete, Get, Inject, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AdminBookingQuery } from '../../contract/bookings/admin-bookings.query.js';
import { dtoInput } from '../api/dto-input.js';
import { AdminBookingViews } from '../bookings/back-office/admin-booking-views.service.js';
import { readingDocumented } from './documented-names.js';
import { refuseOtherMethods } from './read-methods.js';
import {
  type RestAdminBooking,
  restAdminBooking,
  type RestAdminBookingDetail,
  restAdminBookingDetail,
} from './rest-booking.js';
import { signedInAdmin } from './signed-in-admin.js';
import { StudioBookings } from './studio-bookings.service.js';

const readId = readingDocumented(dtoInput(AdminBookingQuery), { bookingId: 'booking_id' });

type Bookings = { readonly success: true; readonly bookings: readonly RestAdminBooking[] };
type OneBooking = { readonly success: true; readonly booking: RestAdminBookingDetail };
/** /api/bookings.php: the studio's bookings. Clients of this call know no versions: what stands now is changed. */
@Controller('api/bookings.php')
export class BookingsController {
  constructor(
    @Inject(AdminBookingViews) private readonly views: AdminBookingViews,
    @Inject(StudioBookings) private readonly changes: StudioBookings,
  ) {}

  @Get()
  async read(@Query('booking_id') id: unknown, @Req() request: Request): Promise<Bookings | OneBooking> {
    signedInAdmin(request);
    if (id === undefined) {
      return { success: true, bookings: (await this.views.newest()).map(restAdminBooking) };
    }
    const { bookingId } = readId({ bookingId: id });
    return { success: true, booking: restAdminBookingDetail(await this.views.view(bookingId)) };
  }

  @Put()
  setStatus(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request) {
    return this.changes.setStatus(signedInAdmin(request), id, body);
  }

  @Delete()
  remove(@Query('id') id: unknown, @Req() request: Request) {
    return this.changes.remove(signedInAdmin(request), id);
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'GET, HEAD, PUT, DELETE');
  }
}
