import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonLog } from '../activity-log/person-log.service.js';
import { CustomerBookings } from '../bookings/customer-bookings.service.js';
import { ForgetGuests } from '../bookings/forget-guests.service.js';
import { ForgetMessages } from '../notifications/forget-messages.service.js';
import { ClaimOrdersService } from '../orders/claim-orders.service.js';
import { ForgetBuyers } from '../orders/forget-buyers.service.js';

/** The person on the orders of an account that ended: at once where nothing is under way, the others later. */
@Injectable()
export class ForgetOrders {
  constructor(
    @Inject(ClaimOrdersService) private readonly claims: ClaimOrdersService,
    @Inject(ForgetBuyers) private readonly buyers: ForgetBuyers,
    @Inject(ForgetGuests) private readonly guests: ForgetGuests,
    @Inject(CustomerBookings) private readonly bookings: CustomerBookings,
    @Inject(ForgetMessages) private readonly messages: ForgetMessages,
    @Inject(PersonLog) private readonly log: PersonLog,
  ) {}

  /** `email`: a proved one, with which guests may have ordered. */
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
