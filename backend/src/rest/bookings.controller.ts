import { All, Body, Controller, Delete, Get, Inject, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AdminBookingQuery } from '../../contract/bookings/admin-bookings.query.js';
import { BookingStatusDto } from '../../contract/bookings/change-booking.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { AdminBookingViews } from '../bookings/admin-booking-views.service.js';
import { ChangeBookingStatusService } from '../bookings/change-booking-status.service.js';
import { RemoveBookingService } from '../bookings/remove-booking.service.js';
import { refuseOtherMethods } from './read-methods.js';
import {
  type RestAdminBooking,
  restAdminBooking,
  type RestAdminBookingDetail,
  restAdminBookingDetail,
} from './rest-booking.js';
import { signedInAdmin } from './signed-in-admin.js';

const readId = dtoInput(AdminBookingQuery);
const readStatus = dtoInput(BookingStatusDto, { dropsUnknownFields: true });

type Bookings = { readonly success: true; readonly bookings: readonly RestAdminBooking[] };
type OneBooking = { readonly success: true; readonly booking: RestAdminBookingDetail };
interface Done {
  readonly success: true;
  readonly message: string;
}

/** /api/bookings.php: the studio's bookings. Clients of this call know no versions: what stands now is changed. */
@Controller('api/bookings.php')
export class BookingsController {
  constructor(
    @Inject(AdminBookingViews) private readonly views: AdminBookingViews,
    @Inject(ChangeBookingStatusService) private readonly turns: ChangeBookingStatusService,
    @Inject(RemoveBookingService) private readonly removal: RemoveBookingService,
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
  async setStatus(@Query('id') id: unknown, @Body() body: unknown, @Req() request: Request): Promise<Done> {
    const actor = signedInAdmin(request);
    const { bookingId } = readId({ bookingId: id });
    const { status } = readStatus(body);
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
}
