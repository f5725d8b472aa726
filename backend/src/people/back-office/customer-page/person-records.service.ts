import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { PersonQuery } from '../../../../contract/people/customer-page.dto.js';
import type { BuyerOfOrder, CustomerPage, Person } from '../../../../contract/people/customer-page.views.js';
import { UserQueriesService } from '../user-queries.service.js';
import { ordersOfPerson } from './orders-of-person.js';

type Contact = Pick<
  CustomerPage,
  'name' | 'email' | 'phone' | 'address' | 'account' | 'otherAccountId' | 'since'
>;

interface Buyer {
  readonly customerId: string | null;
  readonly email: string;
  readonly phone: string;
}

interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly firstOrderAt: Date;
}

/** Finds a person: as an account, or as the guest whom the newest order with the address or number names. */
@Injectable()
export class PersonRecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserQueriesService,
  ) {}

  /** An address with which nobody bought as a guest leads to the account that has it. */
  async resolve(person: Person): Promise<Person> {
    if (!('email' in person) || (await this.hasGuestOrders(person))) return person;
    const customerId = await this.accountWith(person.email);
    return customerId === null ? person : { customerId };
  }

  /** Throws not_found. */
  async contact(person: Person): Promise<Contact> {
    return 'customerId' in person ? this.ofAccount(person.customerId) : this.ofGuest(person);
  }

  /** Null when the order names nobody who could be found again. Throws order_not_found. */
  async buyer(orderId: string): Promise<BuyerOfOrder | null> {
    const [order] = await this.dataSource.query<Buyer[]>(
      `SELECT customer_id AS "customerId", email, phone FROM "order" WHERE id = $1`,
      [orderId],
    );
    if (!order) throw new AppError('order_not_found');
    const person = personOf(order);
    if (!person) return null;
    const { where, value } = ordersOfPerson(person);
    const [count] = await this.dataSource.query<[{ others: number }]>(
      `SELECT count(*)::int AS others FROM "order" o WHERE ${where} AND o.id <> $2`,
      [value, orderId],
    );
    return { person, otherOrders: count.others };
  }

  private async ofAccount(customerId: string): Promise<Contact> {
    const { orders: _orders, bookings: _bookings, ...account } = await this.users.get(customerId);
    const { firstName, lastName, email, phone, address, createdAt } = account;
    return {
      ...{ name: `${firstName} ${lastName}`, email, phone: phone ?? '', address: address ?? '' },
      ...{ account, otherAccountId: null, since: createdAt },
    };
  }

  private async ofGuest(person: Person): Promise<Contact> {
    const { where, value } = ordersOfPerson(person);
    const [guest] = await this.dataSource.query<Guest[]>(
      // Only a parcel goes to an address of the person: other orders say where they were handed over.
      `SELECT btrim(name || ' ' || surname) AS name, email, phone, min(created_at) OVER () AS "firstOrderAt",
         coalesce((SELECT o.shipping_address FROM "order" o
           WHERE ${where} AND o.has_pieces AND NOT o.is_picked_up
           ORDER BY o.created_at DESC, o.id DESC LIMIT 1), '') AS address
       FROM "order" o WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 1`,
      [value],
    );
    if (!guest) throw new AppError('not_found');
    const { name, email, phone, address, firstOrderAt } = guest;
    const otherAccountId = await this.accountWith(email);
    return {
      ...{ name, email, phone, address },
      ...{ account: null, otherAccountId, since: firstOrderAt.toISOString() },
    };
  }

  private async hasGuestOrders(person: Person): Promise<boolean> {
    const { where, value } = ordersOfPerson(person);
    const rows = await this.dataSource.query<unknown[]>(`SELECT 1 FROM "order" o WHERE ${where} LIMIT 1`, [
      value,
    ]);
    return rows.length > 0;
  }

  private async accountWith(email: string): Promise<string | null> {
    const [account] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM customer WHERE lower(email) = lower($1)',
      [email],
    );
    return account?.id ?? null;
  }
}

/** Throws not_found when nobody is named. */
export function namedPerson({ customerId, email, phone }: PersonQuery): Person {
  const person = personOf({ customerId: customerId ?? null, email: email ?? '', phone: phone ?? '' });
  if (!person) throw new AppError('not_found');
  return person;
}

function personOf({ customerId, email, phone }: Buyer): Person | null {
  if (customerId !== null) return { customerId };
  if (email !== '') return { email };
  return phone === '' ? null : { phone };
}
