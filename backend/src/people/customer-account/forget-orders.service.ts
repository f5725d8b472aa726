import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonLogService } from '../../guard/activity-log/person-log.service.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { ForgetGuestsService } from '../../bookings/forget-guests.service.js';
import { ForgetMessagesService } from '../../notifications/mail/forget-messages.service.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import { ForgetBuyersService } from '../../orders/forget-buyers.service.js';

/** The person on the orders of an account that ended: at once where nothing is under way, the others later. */
@Injectable()
export class ForgetOrdersService {
  constructor(
    private readonly claims: ClaimOrdersService,
    private readonly buyers: ForgetBuyersService,
    private readonly guests: ForgetGuestsService,
    private readonly bookings: CustomerBookingsService,
    private readonly messages: ForgetMessagesService,
    private readonly log: PersonLogService,
  ) {}

  /** `email`: a verified one, with which guests may have ordered. */
  async ofCustomer(
    manager: EntityManager,
    customer: { readonly id: string; readonly email: string | null },
  ): Promise<void> {
    const { id, email } = customer;
    await this.buyers.lockOfCustomer(manager, customer);
    if (email !== null) await this.claims.claim(manager, { id, email });
    await this.forget(manager, await this.buyers.letGo(manager, id));
  }

  /** The orders are locked. Those at rest name nobody any more; of all of them, what was said and noted is emptied. */
  async forget(manager: EntityManager, orderIds: readonly string[]): Promise<void> {
    const forgotten = await this.buyers.forget(manager, orderIds);
    await this.guests.forget(manager, forgotten);
    const bookingIds = [
      ...(await this.bookings.idsOf(manager, orderIds)),
      ...(await this.log.removedBookings(manager, orderIds)),
    ];
    await this.log.forgetBookings(manager, bookingIds);
    await this.messages.forgetAbout(manager, [...orderIds, ...bookingIds]);
  }
}
