import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { FixedClock } from '../../../testing/fixed-clock.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { testStudio } from '../../../testing/test-studio.js';
import { LogListService } from '../../activity-log/back-office/log-list.service.js';
import { AdminBulkOrderQueriesService } from '../../orders/bulk-orders/back-office/admin-bulk-order-queries.service.js';
import { BulkOrderRequest } from '../../orders/bulk-orders/bulk-order-request.entity.js';
import { AdminProductQueriesService } from '../../catalog/back-office/admin-product-queries.service.js';
import { Category } from '../../catalog/category.entity.js';
import { ProductPicture } from '../../catalog/product-picture.entity.js';
import { Product } from '../../catalog/product.entity.js';
import { StockAlarmQueriesService } from '../../catalog/back-office/stock-alarm-queries.service.js';
import { MailLogService } from '../../messaging/email/mail-log.service.js';
import { MediaFile } from '../../media/media-file.entity.js';
import { AdminOrderListService } from '../../orders/back-office/list/admin-order-list.service.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { PaymentTroubleQueriesService } from '../../payments/payment-trouble-queries.service.js';
import { ListReadsService } from '../../platform/lists/list-reads.service.js';
import { ListTuning } from '../../platform/lists/list-tuning.js';
import { AdminInformationRequestQueriesService } from '../../workshops/information-requests/back-office/admin-information-request-queries.service.js';
import { InformationRequest } from '../../workshops/information-requests/information-request.entity.js';
import { UpcomingSessionQueriesService } from '../../workshops/upcoming-session-queries.service.js';
import { WorkshopSession } from '../../workshops/workshop-session.entity.js';

const database = suiteDatabase([
  ...[BulkOrderRequest, Category, InformationRequest, MediaFile, OrderLine, Product, ProductPicture],
  WorkshopSession,
]);
let reads: ListReadsService;
const run = (sql: string, values: unknown[] = []) => database.dataSource.query<{ id: string }[]>(sql, values);

beforeAll(() => {
  reads = new ListReadsService(database.dataSource, new ListTuning());
});

describe('Payments that need a person', () => {
  beforeEach(() => emptyTables(database.dataSource, 'order'));

  interface Attempt {
    readonly status: string;
    readonly minutesAgo: number;
    readonly isInReview?: boolean;
    /** Refunds of the whole charge, one after the other. */
    readonly refunds?: readonly string[];
  }

  async function giveBack(orderId: unknown, attemptId: unknown, refunds: readonly string[]): Promise<void> {
    const [part] = await run(
      `INSERT INTO order_payment (order_id, method, amount_kurus, received_at, attempt_id)
       VALUES ($1, 'card', 1000, now(), $2) RETURNING id`,
      [orderId, attemptId],
    );
    for (const [index, refund] of refunds.entries()) {
      await run(
        `INSERT INTO refund (payment_id, amount_kurus, reason, status, created_at)
         VALUES ($1, 1000, 'studio', $2, now() + make_interval(secs => $3))`,
        [part?.id, refund, index],
      );
    }
  }

  async function pay({ status, minutesAgo, isInReview = false, refunds = [] }: Attempt): Promise<string> {
    const [order] = await run(
      `INSERT INTO "order" (link_nonce, status, name, surname, email, phone, shipping_address,
         subtotal_kurus, total_kurus)
       VALUES (gen_random_uuid()::text, 'pending', 'A', 'B', 'a@toprak.example', '+905321234567', 'İstanbul',
         1000, 1000) RETURNING id`,
    );
    const [attempt] = await run(
      `INSERT INTO payment_attempt (order_id, conversation_id, status, basket_kurus, amount_kurus, next_check_at,
         is_in_review, created_at)
       VALUES ($1, gen_random_uuid()::text, $2, 1000, 1000, now(), $3, now() - make_interval(mins => $4)) RETURNING id`,
      [order?.id, status, isInReview, minutesAgo],
    );
    if (refunds.length > 0) await giveBack(order?.id, attempt?.id, refunds);
    return order?.id ?? '';
  }

  const DAY = 24 * 60;
  it.each<[string, Attempt, 'stuck' | 'refund' | null]>([
    ['a charge that was just asked for does not', { status: 'authorising', minutesAgo: 20 }, null],
    ['a charge nobody knows the end of does', { status: 'authorising', minutesAgo: 40 }, 'stuck'],
    ['a fraud review has a day', { status: 'authorising', minutesAgo: DAY - 1, isInReview: true }, null],
    ['a longer one does', { status: 'authorising', minutesAgo: DAY + 1, isInReview: true }, 'stuck'],
    ['a buyer who never came back from the bank does not', { status: 'awaiting_3ds', minutesAgo: DAY }, null],
    ['what was paid does not', { status: 'paid', minutesAgo: DAY }, null],
    ['money on its way back does not', { status: 'paid', minutesAgo: 5, refunds: ['requested'] }, null],
    ['money that did not go back does', { status: 'paid', minutesAgo: 5, refunds: ['failed'] }, 'refund'],
    ['money nobody knows of does', { status: 'paid', minutesAgo: 5, refunds: ['unclear'] }, 'refund'],
    [
      'what a later try brought back does not',
      { status: 'refunded', minutesAgo: 5, refunds: ['failed', 'done'] },
      null,
    ],
    ['what failed again does', { status: 'paid', minutesAgo: 5, refunds: ['failed', 'failed'] }, 'refund'],
  ])('%s, and the list of orders shows the same', async (_, attempt, trouble) => {
    const id = await pay(attempt);
    const list = new AdminOrderListService(database.dataSource, reads);
    expect(await new PaymentTroubleQueriesService(database.dataSource).count()).toEqual({
      stuck: trouble === 'stuck' ? 1 : 0,
      refunds: trouble === 'refund' ? 1 : 0,
    });
    for (const paymentTrouble of ['stuck', 'refund'] as const) {
      const { items } = await list.page({ paymentTrouble });
      expect(items.map((order) => order.id)).toEqual(trouble === paymentTrouble ? [id] : []);
    }
  });
});

describe('The stock alarms', () => {
  it('tells what runs out and what has run out, as the list it leads to; hidden pieces are left out', async () => {
    const { manager } = database.dataSource;
    const stocked = (name: string, stockQuantity: number, more = {}) =>
      aProduct(manager, { name, stockQuantity, minStock: 3, ...more });
    await stocked('Bol Kase', 4);
    await stocked('Son Üç', 3);
    await stocked('Son Bir', 1);
    await stocked('Tükendi', 0);
    await stocked('Sınırsız', 0, { isUnlimited: true });
    const held = await stocked('Ödenmekte', 2);
    await run(`UPDATE product SET held_quantity = 2 WHERE id = $1`, [held.id]);
    const hidden = await stocked('Gizli', 0);
    await run(`UPDATE product SET is_active = false WHERE id = $1`, [hidden.id]);

    const { low, soldOut } = await new StockAlarmQueriesService(database.dataSource).read();
    expect(low.products.map(({ name, available }) => [name, available])).toEqual([
      ['Son Bir', 1],
      ['Son Üç', 3],
    ]);
    expect(soldOut.products.map(({ name }) => name)).toEqual(['Ödenmekte', 'Tükendi']);
    const list = new AdminProductQueriesService(database.dataSource, testStudio());
    for (const [stock, count] of [
      ['low_stock', low.count],
      ['out_of_stock', soldOut.count],
    ] as const) {
      const { pagination } = await list.list({ stock, isActive: true });
      expect(pagination.totalRecords).toBe(count);
    }
  });
});

describe('The next seven days', () => {
  const NOW = '2026-11-22T12:00:00Z';

  it('begin with the session that is on, and end before the eighth day', async () => {
    const { manager } = database.dataSource;
    const on = (title: string, days: number, startTime: string, endTime: string) =>
      aWorkshopSession(manager, {
        title,
        date: addDays(studioDate(new Date(NOW)), days),
        startTime,
        endTime,
      });
    await on('bitti', 0, '12:00', '15:00');
    await on('sürüyor', 0, '14:00', '15:01');
    await on('dün', -1, '20:00', '21:00');
    await on('son gün', 6, '23:00', '23:59');
    await on('sekizinci gün', 7, '00:00', '01:00');
    const gone = await on('kaldırıldı', 1, '10:00', '11:00');
    await run(`UPDATE workshop_session SET removed_at = now() WHERE id = $1`, [gone.id]);
    await run(`UPDATE workshop_session SET booked_seats = 5, held_seats = 2 WHERE title = 'son gün'`);
    const { total, sessions } = await new UpcomingSessionQueriesService(
      database.dataSource,
      new FixedClock(NOW),
    ).read();
    expect(total).toBe(2);
    expect(sessions.map(({ title }) => title)).toEqual(['sürüyor', 'son gün']);
    expect(sessions[1]).toMatchObject({
      date: '2026-11-28',
      startTime: '23:00',
      capacity: 8,
      bookedSeats: 5,
      freeSeats: 1,
    });
  });
});

describe('Whoever waits', () => {
  const NOW = '2026-11-22T12:00:00Z';

  it('for an answer: the longest first, and how many wait too long', async () => {
    for (const [name, hours, status] of [
      ['Yeni', 2, 'pending'],
      ['Eski', 30, 'pending'],
      ['Daha eski', 50, 'pending'],
      ['Yanıtlandı', 90, 'contacted'],
    ] as const) {
      await run(
        `INSERT INTO information_request (name, surname, email, phone, workshop_type, experience_level, message, status, created_at)
         VALUES ($1, 'Demir', 'a@toprak.example', '+905321234567', 'orta', 'az_deneyim', 'Merhaba', $2,
           $3::timestamptz - make_interval(hours => $4))`,
        [name, status, NOW, hours],
      );
    }
    const open = await new AdminInformationRequestQueriesService(
      database.dataSource,
      new FixedClock(NOW),
    ).open(2);
    expect(open).toMatchObject({ count: 3, overdue: 2 });
    expect(open.requests.map(({ name, isOverdue }) => [name, isOverdue])).toEqual([
      ['Daha eski Demir', true],
      ['Eski Demir', true],
    ]);
  });

  it('for an offer: those promised one by now first; who has one only waits to decide', async () => {
    for (const [name, hours, hasOffer] of [
      ['Teklif gitti', 60, true],
      ['Gecikti', 30, false],
      ['Yeni', 2, false],
    ] as const) {
      await run(
        `INSERT INTO bulk_order_request (name, email, phone, message, created_at, due_at, offer_subject, offer_text, offer_sent_at)
         SELECT $1, 'a@toprak.example', '+905321234567', '60 fincan', at, at + interval '1 day',
           CASE WHEN $4 THEN 'Teklif' END, CASE WHEN $4 THEN 'Şöyle' END, CASE WHEN $4 THEN at END
         FROM (SELECT $2::timestamptz - make_interval(hours => $3) AS at) AS asked`,
        [name, NOW, hours, hasOffer],
      );
    }
    const open = await new AdminBulkOrderQueriesService(database.dataSource, new FixedClock(NOW)).open(3);
    expect(open).toMatchObject({ count: 3, overdue: 1 });
    expect(open.requests.map(({ name }) => name)).toEqual(['Gecikti', 'Teklif gitti', 'Yeni']);
  });
});

describe('What went wrong', () => {
  const SINCE = '2026-11-15';
  /** The first instant of the day in Istanbul, and the instant before it. */
  const [FIRST, BEFORE] = ['2026-11-14T21:00:00Z', '2026-11-14T20:59:59Z'];

  it('in the mail: what was given up since that day, as many as its list shows', async () => {
    for (const [key, status, at] of [
      ['1', 'failed', FIRST],
      ['2', 'failed', BEFORE],
      ['3', 'sent', FIRST],
      ['4', 'pending', FIRST],
    ]) {
      await run(
        `INSERT INTO mail_message (dedupe_key, template, payload, recipient, status, created_at)
         VALUES ($1, 'order-shipped', '{}', 'a@toprak.example', $2, $3)`,
        [key, status, at],
      );
    }
    // Counting failures changes none of the records.
    const unasked = null as never;
    const log = new MailLogService(database.dataSource, unasked, unasked, unasked, reads);
    expect(await log.failures(SINCE)).toEqual({
      count: 1,
      latestAt: '2026-11-14T21:00:00.000Z',
      since: SINCE,
    });
    const { pagination } = await log.list({ status: 'failed', dateFrom: SINCE });
    expect(pagination.totalRecords).toBe(1);
  });

  it('in the system: its errors since that day', async () => {
    for (const [type, at] of [
      ['system_error', FIRST],
      ['system_error', BEFORE],
      ['user_login', FIRST],
    ]) {
      await run(`INSERT INTO log_entry (event_type, details, created_at) VALUES ($1, '{}', $2)`, [type, at]);
    }
    const log = new LogListService(database.dataSource, reads);
    expect(await log.errors(SINCE)).toEqual({ count: 1, latestAt: '2026-11-14T21:00:00.000Z', since: SINCE });
    expect(await log.errors('2026-11-16')).toEqual({ count: 0, latestAt: null, since: '2026-11-16' });
  });
});
