import type { EntityManager } from 'typeorm';
import sharp from 'sharp';
import type { Admin } from '../../src/admin/admin.entity.js';
import { aCustomer } from '../../seed/customers.js';
import { Settings } from '../../src/platform/config/settings.js';
import { aPaidOrder, type PaidOrder } from '../account-orders.js';
import type { AdminVisitor } from '../admin-visitor.js';
import { enterBackOffice } from '../back-office.js';
import { subscribed } from '../newsletter.js';
import { anAddress } from '../shop-client.js';
import type { TestServer } from '../test-server.js';
import { Visitor } from '../visitor.js';
import type { Caller } from './caller.js';

export interface SignedInCustomer {
  readonly id: string;
  readonly email: string;
  readonly visitor: Visitor;
}

/** A shop with a visitor of every audience and the records that documented calls need. */
export class DocumentedShop {
  private count = 0;

  private constructor(
    readonly server: TestServer,
    private readonly people: { readonly admin: AdminVisitor; readonly customer: SignedInCustomer },
    /** The port of a mail server that accepts everything. */
    readonly relayPort: number,
  ) {}

  static async open(server: TestServer, relayUrl: string): Promise<DocumentedShop> {
    const admin = await enterBackOffice(server, { role: 'super_admin' });
    const customer = await signedInCustomer(server);
    const shop = new DocumentedShop(server, { admin, customer }, Number(new URL(relayUrl).port));
    await shop.paidOrder();
    return shop;
  }

  get admin(): AdminVisitor {
    return this.people.admin;
  }

  get customer(): SignedInCustomer {
    return this.people.customer;
  }

  get manager(): EntityManager {
    return this.server.dataSource.manager;
  }

  get mediaDir(): string {
    return this.server.app.get(Settings).MEDIA_DIR;
  }

  /** The visitor of this audience; a stranger for public calls. */
  visitor(who: Caller): Visitor {
    if (who === 'admin') return this.admin;
    return who === 'customer' ? this.customer.visitor : this.stranger();
  }

  stranger(): Visitor {
    return new Visitor(this.server, { address: anAddress() });
  }

  anotherAdmin(facts: Partial<Admin> = {}): Promise<AdminVisitor> {
    return enterBackOffice(this.server, facts);
  }

  anotherCustomer(): Promise<SignedInCustomer> {
    return signedInCustomer(this.server);
  }

  /** Adds a newsletter subscriber. */
  subscriber(): Promise<void> {
    return subscribed(this.server, `${this.word()}@toprak.example`);
  }

  /** An order of the signed-in customer: two mugs and a seat. */
  paidOrder(): Promise<PaidOrder> {
    return aPaidOrder(this.server.app, { customerId: this.customer.id });
  }

  /** A word that has not been used before. */
  word(): string {
    this.count += 1;
    return `kil${this.count}`;
  }

  /** A picture that is not stored yet. */
  async photo(): Promise<File> {
    this.count += 1;
    const background = { r: this.count % 256, g: (this.count >> 8) % 256, b: 90 };
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(bytes)], `${this.word()}.jpg`);
  }

  /** The id, or another column called so, of the first row. */
  async firstOf(sql: string, values: unknown[] = []): Promise<string> {
    const [row] = await this.manager.query<{ id: string | number }[]>(sql, values);
    if (!row) throw new Error(`Nothing came of: ${sql}`);
    return String(row.id);
  }
}

async function signedInCustomer(server: TestServer): Promise<SignedInCustomer> {
  const { id, email } = await aCustomer(server.dataSource.manager);
  const visitor = new Visitor(server, { address: anAddress() });
  const { status, text } = await visitor.signIn(email);
  if (status !== 200) throw new Error(`The customer was not let in: ${text}`);
  return { id, email, visitor };
}

/** Makes a multipart form. */
export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}
