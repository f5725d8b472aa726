import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../contract/app-error.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { anActor } from '../../testing/order-transitions.js';
import { confirmAtBank, holdCart, placeHeldCart, seats } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { HoldSweeperService } from '../orders/holds/hold-sweeper.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { PaymentSweeperService } from '../payments/payment-sweeper.service.js';
import { unexpectedError } from '../platform/http/unexpected-error.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { AddGuestsService } from './add-guests.service.js';

const BUYERS = 40;
const CALLERS = 10;
const LAST_SEATS = 5;
const TAKEN_ELSEWHERE = 3;

/** Somebody who wants a seat and tries again while there is hope; the answer is the order, if there is one. */
interface Person {
  readonly tries: (round: number) => Promise<string | null>;
  orderId: string | null;
}

/** What the shop says; 'unavailable' while too many wait for a connection, as on a busy machine. */
function codeOf(error: unknown): string {
  return (error instanceof AppError ? error : unexpectedError(error)).code;
}

describe('The last seats of a session', () => {
  const shop = suiteShop({ DATABASE_POOL_SIZE: '20' });
  let actor: Actor;
  let session: WorkshopSession;

  beforeAll(async () => {
    actor = await anActor(shop.app);
    const capacity = TAKEN_ELSEWHERE + LAST_SEATS;
    session = await aWorkshopSession(shop.dataSource.manager, {
      ...{ priceKurus: 100_000, capacity, seatsTakenElsewhere: TAKEN_ELSEWHERE },
    });
  });

  const counted = async () => {
    const [row] = await shop.dataSource.query<{ booked: number; held: number; over: number }[]>(
      'SELECT booked_seats AS booked, held_seats AS held, overbooked_seats AS over FROM workshop_session',
    );
    return row;
  };
  const isSold = async (orderId: string) => {
    const [order] = await shop.dataSource.query<{ isSold: boolean }[]>(
      `SELECT status = 'confirmed' AS "isSold" FROM "order" WHERE id = $1`,
      [orderId],
    );
    return order?.isSold === true;
  };

  /**
   * Of the first carts some are left in the checkout, some at the bank, and some are paid after their time. Whoever tries
   * again pays.
   */
  async function buys(at: number, round: number): Promise<string | null> {
    const ipAddress = `203.0.113.${at}`;
    const hold = await holdCart(shop.app, { lines: [seats(session)], ipAddress });
    const whim = round === 1 ? at % 4 : 3;
    if (whim === 0) return null;
    const placed = await placeHeldCart(shop.app, hold, { ipAddress });
    if (whim === 1) return null;
    if (whim === 2) await expire('id = $1', [hold.id]);
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    return (await isSold(placed.orderId)) ? placed.orderId : null;
  }

  async function calls(at: number): Promise<string> {
    const added = await shop.app.get(AddGuestsService).add(actor, {
      ...{ sessionId: session.id, channel: 'phone', fullName: `Arayan ${at}`, phone: '+905321234567' },
      ...{ email: '', seats: 1, studentSeats: 0, payment: at % 2 === 0 ? 'cash' : 'none', notes: '' },
      requestKey: randomUUID(),
    });
    return added.orderId;
  }

  const expire = (which: string, given: readonly unknown[] = []) =>
    shop.dataSource.query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE ${which}`, [
      ...given,
    ]);
  /** What the clock does to carts that were left, and to buyers who never came back from the bank. */
  async function timePasses(): Promise<void> {
    await expire(`status = 'active' AND order_id IS NULL`);
    await shop.app.get(HoldSweeperService).sweep();
    await shop.dataSource.query(
      `UPDATE payment_attempt SET next_check_at = now() - interval '1 second' WHERE status = 'awaiting_3ds'`,
    );
    await shop.app.get(PaymentSweeperService).sweep();
  }

  it('are sold to forty buyers and ten callers exactly once, whatever becomes of their carts', async () => {
    const people: Person[] = [
      ...Array.from({ length: BUYERS }, (_, at) => ({
        tries: (round: number) => buys(at + 1, round),
        orderId: null,
      })),
      ...Array.from({ length: CALLERS }, (_, at) => ({ tries: () => calls(at), orderId: null })),
    ];
    const told: string[] = [];
    for (let round = 1; (await counted())?.booked !== TAKEN_ELSEWHERE + LAST_SEATS; round += 1) {
      expect(round).toBeLessThan(10);
      const without = people.filter(({ orderId }) => orderId === null);
      const wishes = without.map(async (person) => {
        try {
          person.orderId = await person.tries(round);
        } catch (error) {
          told.push(codeOf(error));
        }
      });
      const passing = timePasses().catch((error: unknown) => told.push(codeOf(error)));
      await Promise.all([...wishes, passing]);
      await timePasses();
    }

    expect(await counted()).toEqual({ booked: TAKEN_ELSEWHERE + LAST_SEATS, held: 0, over: 0 });
    const served = people.flatMap(({ orderId }) => orderId ?? []);
    const sold = await shop.dataSource.query<{ id: string; paid: string; channel: string }[]>(
      `SELECT o.id, o.payment_status AS paid, o.channel FROM "order" o JOIN booking b ON b.order_id = o.id
       WHERE o.status = 'confirmed' AND b.status = 'confirmed' AND b.quantity = 1`,
    );
    expect(sold.map(({ id }) => id).toSorted()).toEqual(served.toSorted());
    expect(sold).toHaveLength(LAST_SEATS);
    // Everybody else was told why, and nobody paid for nothing.
    expect(told).not.toContain('unexpected');
    expect(told.length).toBeGreaterThan(0);
    const kept = (await new IyzicoControl(shop).payments()).filter(
      ({ charges, isCancelled }) => Number(charges) > 0 && !isCancelled,
    );
    const paidByCard = sold.filter(({ channel }) => channel === 'web');
    expect(kept.map(({ basketId }) => String(basketId)).toSorted()).toEqual(
      paidByCard.map(({ id }) => id).toSorted(),
    );
    expect(paidByCard.every(({ paid }) => paid === 'paid')).toBe(true);
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const differences = await verifyData(url, (text) => said.push(text));
    expect(differences === 0 ? [] : said).toEqual([]);
  }, 180_000);
});
