import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { AccountBooking } from '../../../contract/people/account.views.js';
import { kurusToLira } from '../../../contract/common/money.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { signedInCustomer } from '../http/signed-in-customer.js';

/** GET /api/user_bookings.php: the signed-in customer's own bookings, the next workshop first. */
@Controller('api/user_bookings.php')
export class UserBookingsController {
  constructor(private readonly bookings: CustomerBookingsService) {}

  @Get()
  async list(@Req() request: Request) {
    const bookings = await this.bookings.list(signedInCustomer(request));
    return bookings.map(restBooking);
  }
}

/** 'Customer booking view' of specification 1, section 3. The price is the amount paid, in lira. */
function restBooking({ id, date, startTime, endTime, status, priceKurus }: AccountBooking) {
  return { id, date, start_time: startTime, end_time: endTime, status, price: kurusToLira(priceKurus) };
}
