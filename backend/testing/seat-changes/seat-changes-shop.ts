import { randomUUID } from 'node:crypto';
import { addDays, studioDate } from '../../contract/common/dates.js';
import { aCoupon } from '../../seed/coupons.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { TicketLinksService } from '../../src/bookings/ticket-links.service.js';
import { AddGuestsService } from '../../src/desk/add-guests.service.js';
import { BankReturnService } from '../../src/payments/bank-return.service.js';
import type { Actor } from '../../src/platform/sessions/actor.js';
import type { WorkshopSession } from '../../src/workshops/workshop-session.entity.js';
import { CallOffs } from '../call-offs.js';
import { emptyTables } from '../empty-tables.js';
import { anActor } from '../order-transitions.js';
import { confirmAtBank, placeCart, seats, studentSeats } from '../purchase.js';
import type { TestShop } from '../test-shop.js';

const FIRST_DAY = 3;
/** Dearer, cheaper and equal days; some are too soon for all of the money. */
const PRICES = [85_000, 70_001, 100_003, 85_000, 33_333] as const;
export const DATES = PRICES.length;
const CAPACITY = 4;

/** Moves are free so often, and a cancellation costs something. */
const POLICY = { freeMoves: 9, moveUntilHours: 1, cancellationFeeKurus: 1_234 };

export interface LiveBooking {
  readonly id: string;
  readonly version: number;
  readonly linkNonce: string;
}

/** A shop with five dates of one workshop, some of whose seats are bought, in which a test changes them again and again. */
export class SeatChangesShop {
  readonly callOffs: CallOffs;
  sessions: readonly WorkshopSession[] = [];
  private maker: Actor | null = null;

  constructor(readonly shop: TestShop) {
    this.callOffs = new CallOffs(shop, () => this.actor);
  }

  get actor(): Actor {
    if (!this.maker) throw new Error('The shop is not open.');
    return this.maker;
  }

  sql<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
    return this.shop.dataSource.query<Row[]>(text, values);
  }

  session(at: number): WorkshopSession {
    const session = this.sessions[at];
    if (!session) throw new Error(`There is no session ${at}.`);
    return session;
  }

  /** Begins anew: five dates, a party with a percentage off, a pair with a fixed sum off, and somebody who has not paid. */
  async open(): Promise<void> {
    const { dataSource, app } = this.shop;
    await emptyTables(
      dataSource,
      ...['order', 'workshop_session', 'hold', 'coupon', 'mail_message', 'log_entry', 'outbox_job'],
    );
    this.maker ??= await anActor(app);
    const { manager } = dataSource;
    await aCoupon(manager, { code: 'ONDA1', type: 'percentage', valueHundredths: 1_000 });
    await aCoupon(manager, { code: 'YUZLUK', type: 'fixed', valueHundredths: 10_007 });
    const sessions: WorkshopSession[] = [];
    for (const [at, priceKurus] of PRICES.entries()) {
      const date = addDays(studioDate(new Date()), FIRST_DAY + at * 4);
      sessions.push(
        await aWorkshopSession(manager, {
          ...{ title: 'Çark', date, priceKurus, capacity: CAPACITY },
          // The others have a student price by the studio's percentage.
          studentPriceKurus: at === 2 ? 61_111 : null,
        }),
      );
    }
    this.sessions = sessions;
    await this.buy('ONDA1', seats(this.session(0), 3), studentSeats(this.session(1), 2));
    await this.buy('YUZLUK', seats(this.session(2), 2));
    await this.writeDown(this.session(1));
    await this.sql('UPDATE order_line SET policy = policy || $1', POLICY);
  }

  /** The bookings that stand, always in the same order. */
  live(): Promise<LiveBooking[]> {
    return this.sql(
      `SELECT id, version, link_nonce AS "linkNonce" FROM booking WHERE status = 'confirmed' ORDER BY created_at, id`,
    );
  }

  /** What goes back or went back so far. */
  async refundedKurus(): Promise<number> {
    const [sum] = await this.sql<{ kurus: number }>(
      `SELECT coalesce(sum(amount_kurus), 0)::integer AS kurus FROM refund`,
    );
    return sum?.kurus ?? 0;
  }

  keyOf(booking: LiveBooking) {
    const path = this.shop.app.get(TicketLinksService).changesPath(booking);
    return { bookingId: booking.id, formKey: keyIn(path) };
  }

  choiceKeyOf(booking: Pick<LiveBooking, 'id' | 'linkNonce'>) {
    const url = this.shop.app.get(TicketLinksService).choiceUrl(booking);
    return { bookingId: booking.id, choiceKey: keyIn(url) };
  }

  private async buy(couponCode: string, ...lines: Parameters<typeof placeCart>[1]['lines']): Promise<void> {
    const { fields } = await confirmAtBank(await placeCart(this.shop.app, { lines, couponCode }));
    await this.shop.app.get(BankReturnService).receive(fields);
  }

  private async writeDown({ id: sessionId }: WorkshopSession): Promise<void> {
    await this.shop.app.get(AddGuestsService).add(this.actor, {
      ...{ sessionId, channel: 'phone', fullName: 'Ece Kaya', phone: '+905321112233', email: '' },
      ...{ seats: 1, studentSeats: 0, payment: 'none', notes: '', requestKey: randomUUID() },
    });
  }
}

/** The key in the address of a page. */
export function keyIn(url: string): string {
  return new URL(url, 'https://shop').searchParams.get('anahtar') ?? '';
}
