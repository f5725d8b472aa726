import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonLogService } from '../../activity-log/person-log.service.js';
import { CustomerBookingsService } from '../../bookings/customer-bookings.service.js';
import { EraseGuestsService } from '../../bookings/erase-guests.service.js';
import { EraseNotesService } from '../../internal-notes/erase-notes.service.js';
import { EraseMessagesService } from '../../notifications/mail/erase-messages.service.js';
import { ClaimOrdersService } from '../../orders/claim-orders.service.js';
import { EraseBuyersService } from '../../orders/erase-buyers.service.js';

/**
 * Removes the person's data from the orders of a deleted account: from settled orders at once, from others
 * later.
 */
@Injectable()
export class EraseOrdersService {
  constructor(
    private readonly claims: ClaimOrdersService,
    private readonly buyers: EraseBuyersService,
    private readonly guests: EraseGuestsService,
    private readonly bookings: CustomerBookingsService,
    private readonly notes: EraseNotesService,
    private readonly messages: EraseMessagesService,
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
    await this.erase(manager, await this.buyers.detachCustomer(manager, id));
  }

  /** What was ordered with a verified address without an account. */
  async ofGuest(manager: EntityManager, email: string): Promise<void> {
    await this.buyers.lockOfCustomer(manager, { id: null, email });
    await this.erase(manager, await this.buyers.detachGuest(manager, email));
  }

  /**
   * Expects locked orders. Removes the buyer and the studio's notes from settled ones; messages and log entries of all of them are
   * emptied.
   */
  async erase(manager: EntityManager, orderIds: readonly string[]): Promise<void> {
    const erased = await this.buyers.erase(manager, orderIds);
    await this.guests.erase(manager, erased);
    await this.notes.erase(manager, {
      orderIds: erased,
      bookingIds: await this.bookings.idsOf(manager, erased),
    });
    const bookingIds = [
      ...(await this.bookings.idsOf(manager, orderIds)),
      ...(await this.log.removedBookings(manager, orderIds)),
    ];
    await this.log.eraseOrders(manager, orderIds);
    await this.log.eraseBookings(manager, bookingIds);
    await this.messages.eraseAbout(manager, [...orderIds, ...bookingIds]);
  }
}
