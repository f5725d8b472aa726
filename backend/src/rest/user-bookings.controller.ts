import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { AccountBooking } from '../../contract/people/account.views.js';
import type { BookingStatus } from '../../contract/bookings/booking.js';
import { kurusToLira } from '../../contract/common/money.js';
import { CustomerBookingsService } from '../bookings/customer-bookings.service.js';
import { signedInCustomer } from './signed-in-customer.js';

/** 'Customer booking view' of specification 1, section 3. The price is the amount paid, in lira. */
interface RestBooking {
  readonly id: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly status: BookingStatus;
  readonly price: number;
}

/** GET /api/user_bookings.php: the signed-in customer's own bookings, the next workshop first. */
@Controller('api/user_bookings.php')
export class UserBookingsController {
  constructor(private readonly bookings: CustomerBookingsService) {}

  @Get()
  async list(@Req() request: Request): Promise<RestBooking[]> {
    const bookings = await this.bookings.list(signedInCustomer(request));
    return bookings.map(restBooking);
  }
}

function restBooking({ id, date, startTime, endTime, status, priceKurus }: AccountBooking): RestBooking {
  return { id, date, start_time: startTime, end_time: endTime, status, price: kurusToLira(priceKurus) };
}
