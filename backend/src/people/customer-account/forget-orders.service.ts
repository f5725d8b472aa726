import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonLogService } from '../../guard/activity-log/person-log.service.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { ForgetGuestsService } from '../../bookings/forget-guests.service.js';
import { ForgetMessagesService } from '../../notifications/mail/forget-messages.service.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import { ForgetBuyersService } from '../../orders/forget-buyers.service.js';

/**
 * Removes the person's data from the orders of a deleted account: from settled orders at once, from others
 * later.
 */
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

  /** `email`: a verified address, with which guest orders may have been placed. */
  async ofCustomer(
    manager: EntityManager,
    customer: { readonly id: string; readonly email: string | null },
  ): Promise<void> {
    const { id, email } = customer;
    await this.buyers.lockOfCustomer(manager, customer);
    if (email !== null) await this.claims.claim(manager, { id, email });
    await this.forget(manager, await this.buyers.detachCustomer(manager, id));
  }

  /**
   * Expects locked orders. Removes the buyer from settled ones; messages and log entries of all of them are
   * emptied.
   */
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
