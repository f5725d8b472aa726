import { Injectable } from '@nestjs/common';
import type { CustomerPage, Person } from '../../../../contract/people/customer-page.views.js';
import { CreditQueriesService } from '../../../payments/credits/credit-queries.service.js';
import { CustomerContactsService } from './customer-contacts.service.js';
import { CustomerPurchasesService } from './customer-purchases.service.js';
import { ordersOfPerson } from './orders-of-person.js';
import { PersonRecordsService } from './person-records.service.js';

/** Reads everything about one person. */
@Injectable()
export class CustomerPageService {
  constructor(
    private readonly people: PersonRecordsService,
    private readonly purchases: CustomerPurchasesService,
    private readonly contacts: CustomerContactsService,
    private readonly credits: CreditQueriesService,
  ) {}

  /** Throws not_found. */
  async read(named: Person): Promise<CustomerPage> {
    const person = await this.people.resolve(named);
    const contact = await this.people.contact(person);
    const theirs = ordersOfPerson(person);
    const [sums, visits, orders, bookings, coupons] = await Promise.all([
      this.purchases.sums(theirs),
      this.purchases.visits(theirs),
      this.purchases.orders(theirs),
      this.purchases.bookings(theirs),
      this.purchases.coupons(theirs),
    ]);
    const [consents, requests, waits, messages, credits] = await Promise.all([
      this.contacts.consents(contact.email),
      this.contacts.requests(contact.email),
      this.contacts.waits(contact.email),
      this.contacts.messages(contact.account?.id ?? null),
      this.credits.ofOrders(theirs),
    ]);
    const bought = { sums, visits, orders, bookings, coupons, credits };
    return { ...contact, ...bought, consents, requests, waits, messages };
  }
}
