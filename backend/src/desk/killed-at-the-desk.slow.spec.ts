import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import type { AddedGuests } from '../../contract/desk/desk.views.js';
import type { CounterSale } from '../../contract/desk/counter.views.js';
import { studioDate } from '../../contract/common/dates.js';
import { anAdmin } from '../../seed/admins.js';
import { aCategory, aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { BOOKING_TABLES } from '../../testing/bookings.js';
import { eventually } from '../../testing/poll.js';
import { freePort, type ShopProcess, startShopProcess } from '../../testing/shop-process.js';
import type { HttpAnswer } from '../../testing/shop-client.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testEnvironment } from '../../testing/test-environment.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';
import { Admin } from '../admin/admin.entity.js';
import { Category } from '../catalog/category.entity.js';
import { ProductPicture } from '../catalog/product-picture.entity.js';
import { Product } from '../catalog/product.entity.js';
import { MediaFile } from '../media/media-file.entity.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { SecuritySetting } from '../platform/security/security-setting.entity.js';
import { changeSecuritySetting } from '../security-center/change-setting.js';
import { SeatBlock } from '../workshops/seat-block.entity.js';

/** When the process is killed: the tables that it cannot write any more, and how many of the deeds wait for that. */
const DEATHS: readonly [when: string, tables: readonly string[], waiting: number][] = [
  [
    'before its first write',
    ['workshop_session', '"order"', 'order_payment', 'attendance_action', 'seat_block'],
    9,
  ],
  ['before pieces and seats are in their ledger', ['seat_movement', 'stock_movement', 'booking_seat'], 5],
  ['before the money is spread over the lines', ['payment_share', 'seat_block'], 7],
  ['before it is in the log', ['log_entry'], 8],
  ['before the mail is written or withdrawn', ['mail_message'], 3],
  ['after the commit', [], 0],
];

/** Something that the studio does by hand, and what must be true once it was asked for a second time. */
interface Deed {
  readonly what: string;
  readonly ask: () => Promise<HttpAnswer>;
  /** The refusal of a second request for what was done by the first one. */
  readonly doneBefore?: string;
  readonly truth: string;
  readonly of: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

const ORDER = `SELECT count(*)::int AS orders, sum(o.paid_kurus)::int AS paid, min(o.status) AS status,
  (SELECT count(*)::int FROM order_payment WHERE order_id = min(o.id::text)::uuid) AS parts
  FROM "order" o`;
const SEATS = `SELECT s.booked_seats AS booked, s.held_seats AS held,
  (SELECT count(*)::int FROM booking WHERE session_id = s.id) AS bookings,
  (SELECT coalesce(sum(o.paid_kurus), 0)::int FROM "order" o JOIN booking b ON b.order_id = o.id WHERE b.session_id = s.id) AS paid,
  (SELECT count(*)::int FROM seat_block WHERE session_id = s.id) AS blocks
  FROM workshop_session s WHERE s.id = $1`;
const PIECES = `SELECT p.stock_quantity AS stock, count(o)::int AS orders, sum(o.paid_kurus)::int AS paid, min(o.status) AS status
  FROM product p LEFT JOIN order_line l ON l.product_id = p.id LEFT JOIN "order" o ON o.id = l.order_id
  WHERE p.id = $1 GROUP BY p.id`;

describe('What the studio does by hand, in a process that is killed', () => {
  let database: TestDatabase;
  let holder: pg.Client;
  let shop: ShopProcess;
  let environment: Record<string, string>;
  let port: number;
  let admin: AdminVisitor;

  beforeAll(async () => {
    const entities = [
      ...BOOKING_TABLES,
      Admin,
      Category,
      MediaFile,
      Product,
      ProductPicture,
      SeatBlock,
      SecuritySetting,
    ];
    database = await createTestDatabase(entities);
    const { manager } = database.dataSource;
    await changeSecuritySetting(manager, 'admin_2fa_enabled', 'false');
    // Two pieces that were made at once would each make it.
    await aCategory(manager);
    const { email } = await anAdmin(manager);
    environment = testEnvironment({ databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9' });
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    port = await freePort();
    shop = await startShopProcess(environment, port);
    admin = new AdminVisitor(shop);
    expect(await admin.signInAsAdmin(email)).toMatchObject({ status: 200 });
  }, 120_000);
  afterAll(async () => {
    await shop.kill();
    await holder.end();
    await database.drop();
  });

  // Where a test fails, the next one finds no table locked.
  afterEach(() => holder.query('ROLLBACK'));

  const ask = (procedure: string, input: object) => admin.mutate(`admin.${procedure}`, input);
  const told = async <T>(answer: Promise<HttpAnswer>): Promise<T> => {
    const given = await answer;
    expect(given).toMatchObject({ status: 200 });
    return dataOf(given) as T;
  };
  const aSession = async (date?: string) => {
    const times = date === undefined ? {} : { date, startTime: '00:00', endTime: '23:59' };
    return (await aWorkshopSession(database.dataSource.manager, { capacity: 6, ...times })).id;
  };
  const aPiece = async () => {
    const slug = `kupa-${randomUUID()}`;
    return (await aProduct(database.dataSource.manager, { slug, priceKurus: 64_000, stockQuantity: 5 })).id;
  };
  const guests = (sessionId: string, more: Partial<AddGuestsDto> = {}): AddGuestsDto => ({
    ...{ sessionId, channel: 'phone', fullName: 'Ayşe Demir', phone: '+905321234567' },
    ...{ email: 'ayse@toprak.example', seats: 2, studentSeats: 0, payment: 'none', notes: '' },
    requestKey: randomUUID(),
    ...more,
  });
  const added = (sessionId: string, more: Partial<AddGuestsDto> = {}) =>
    told<AddedGuests>(ask('desk.addGuests', guests(sessionId, more)));
  const aSale = (productId: string) => ({
    lines: [{ productId, quantity: 1 }],
    ...{
      payments: [{ method: 'cash', amountKurus: 64_000 }],
      seenTotalKurus: 64_000,
      fullName: '',
      email: '',
      requestKey: randomUUID(),
    },
  });
  const aBlock = (sessionId: string) => ({
    ...{ id: randomUUID(), sessionId, kind: 'elsewhere', seats: 3, name: 'Can', note: '', outOf: null },
  });

  async function addingGuests(payment: AddGuestsDto['payment']): Promise<Deed> {
    const of = await aSession();
    const asked = guests(of, { payment });
    const paid = payment === 'cash' ? 200_000 : 0;
    return {
      ...{ what: `people written down: ${payment}`, ask: () => ask('desk.addGuests', asked) },
      ...{ truth: SEATS, of, expected: { booked: 2, held: 0, bookings: 1, paid, blocks: 0 } },
    };
  }

  async function notingMoney(): Promise<Deed> {
    const { orderId } = await added(await aSession());
    const amounts = { amountKurus: 200_000, seenOpenKurus: 200_000 };
    const asked = { orderId, method: 'cash', reference: '', requestKey: randomUUID(), ...amounts };
    return {
      ...{ what: 'money noted', ask: () => ask('orderPayments.note', asked) },
      ...{ truth: `${ORDER} WHERE o.id = $1`, of: orderId },
      expected: { orders: 1, paid: 200_000, status: 'confirmed', parts: 1 },
    };
  }

  async function reversingMoney(): Promise<Deed> {
    const { orderId } = await added(await aSession(), { payment: 'cash' });
    const [part] = await database.dataSource.query<{ id: string }[]>(
      'SELECT id FROM order_payment WHERE order_id = $1',
      [orderId],
    );
    return {
      ...{ what: 'money taken back', doneBefore: 'payment_not_reversible' },
      ask: () => ask('orderPayments.reverse', { orderId, paymentId: part?.id }),
      ...{ truth: `${ORDER} WHERE o.id = $1`, of: orderId },
      expected: { orders: 1, paid: 0, status: 'confirmed', parts: 2 },
    };
  }

  async function selling(): Promise<Deed> {
    const of = await aPiece();
    const asked = aSale(of);
    return {
      ...{ what: 'a piece sold', ask: () => ask('counter.sell', asked), truth: PIECES, of },
      expected: { stock: 4, orders: 1, paid: 64_000, status: 'delivered' },
    };
  }

  async function undoing(): Promise<Deed> {
    const of = await aPiece();
    const { orderId } = await told<CounterSale>(ask('counter.sell', aSale(of)));
    return {
      ...{ what: 'a sale undone', ask: () => ask('counter.undo', { orderId }), truth: PIECES, of },
      expected: { stock: 5, orders: 1, paid: 0, status: 'cancelled' },
    };
  }

  async function checkingIn(): Promise<Deed> {
    const { bookingIds } = await added(await aSession(studioDate(new Date())), { channel: 'door' });
    const [of = ''] = bookingIds;
    const action = { id: randomUUID(), bookingId: of, position: 0, kind: 'came' };
    const asked = { device: 'Telefon', actions: [{ ...action, happenedAt: new Date().toISOString() }] };
    return {
      ...{ what: 'a guest received', ask: () => ask('attendance.record', asked), of },
      truth: `SELECT count(*)::int AS actions, count(*) FILTER (WHERE outcome = 'done')::int AS done,
        (SELECT count(checked_in_at)::int FROM booking_seat WHERE booking_id = $1) AS came
        FROM attendance_action WHERE booking_id = $1`,
      expected: { actions: 1, done: 1, came: 1 },
    };
  }

  async function blocking(): Promise<Deed> {
    const of = await aSession();
    const asked = aBlock(of);
    return {
      ...{ what: 'seats blocked', ask: () => ask('seatBlocks.add', asked), truth: SEATS, of },
      expected: { booked: 3, held: 0, bookings: 0, paid: 0, blocks: 1 },
    };
  }

  async function releasing(): Promise<Deed> {
    const of = await aSession();
    const block = aBlock(of);
    await told(ask('seatBlocks.add', block));
    return {
      ...{ what: 'seats released', doneBefore: 'seat_block_gone' },
      ask: () => ask('seatBlocks.release', { id: block.id, version: 1 }),
      ...{ truth: SEATS, of, expected: { booked: 0, held: 0, bookings: 0, paid: 0, blocks: 0 } },
    };
  }

  const waiting = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  };

  it.each(DEATHS)(
    '%s is done exactly once when it is asked for again',
    async (_when, tables, waitingDeeds) => {
      const deeds = await Promise.all([
        ...[addingGuests('cash'), addingGuests('none'), notingMoney(), reversingMoney(), selling()],
        ...[undoing(), checkingIn(), blocking(), releasing()],
      ]);
      await holder.query('BEGIN');
      if (tables.length > 0) {
        await holder.query(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
      }
      const answers: number[] = [];
      const cutOff = deeds.map((deed) =>
        deed.ask().then(
          ({ status }) => answers.push(status),
          () => null,
        ),
      );
      const done = () => answers.filter((status) => status === 200).length;
      // Where the machine is slow, the first have waited for too long before the last one waits.
      const wait = async () => answers.length - done() + (await waiting());
      await eventually(
        'each deed is done, or waits where it is to die',
        async () => done() + (await wait()) === deeds.length,
        60_000,
      );
      expect(await wait()).toBe(waitingDeeds);
      await shop.kill();
      await Promise.all(cutOff);
      await holder.query('ROLLBACK');
      shop = await startShopProcess(environment, port);

      for (const { what, ask: again, doneBefore } of deeds) {
        const answer = await again();
        const said = answer.status === 200 ? 'done' : refusalOf(answer).code;
        expect({ what, said }).toEqual({ what, said: said === 'done' ? 'done' : doneBefore });
      }
      for (const { what, truth, of, expected } of deeds) {
        const [found] = await database.dataSource.query<Record<string, unknown>[]>(truth, [of]);
        expect({ what, ...found }).toEqual({ what, ...expected });
      }
      const said: string[] = [];
      const differences = await verifyData(database.url, (text) => said.push(text));
      expect(differences === 0 ? [] : said).toEqual([]);
    },
    180_000,
  );
});
