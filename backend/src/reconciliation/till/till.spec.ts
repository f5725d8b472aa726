import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../../contract/app-error.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { CountTillDto } from '../../../contract/reconciliation/reconciliation.dto.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { TillService } from './till.service.js';

describe('The till in the evening', () => {
  const shop = suiteShop();
  const today = studioDate(new Date());
  const yesterday = addDays(today, -1);

  beforeEach(() => emptyTables(shop.dataSource, 'till_count', 'order'));

  const till = () => shop.app.get(TillService);
  /** Money that was taken by hand, or handed back. */
  async function move(method: string, kurus: number, day = today): Promise<void> {
    const orderId = randomUUID();
    await shop.dataSource.query(
      `INSERT INTO "order" (id, request_key, request_hash, link_nonce, channel, email, name, surname, phone, shipping_address, subtotal_kurus,
         total_kurus, status)
       VALUES ($1::uuid, $1::uuid, '', $1::text, 'counter', '', 'Tezgâh', '', '', '', $2, $2, 'delivered')`,
      [orderId, Math.abs(kurus)],
    );
    const [{ id }] = await shop.dataSource.query<[{ id: string }]>(
      `INSERT INTO order_payment (order_id, method, amount_kurus, received_at, recorded_by)
       VALUES ($1, $2, $3, ($4::date + time '12:00') AT TIME ZONE 'Europe/Istanbul', 'a@toprak.example') RETURNING id`,
      [orderId, method, Math.abs(kurus), kurus < 0 ? addDays(day, -40) : day],
    );
    if (kurus > 0) return;
    await shop.dataSource.query(
      `INSERT INTO refund (payment_id, amount_kurus, reason, status, is_manual, done_at)
       VALUES ($1, $2, 'studio', 'done', true, ($3::date + time '13:00') AT TIME ZONE 'Europe/Istanbul')`,
      [id, -kurus, day],
    );
  }
  async function count(given: Partial<CountTillDto> = {}): Promise<string | null> {
    const day = given.day ?? today;
    const { expectation, counts } = await till().view(day);
    const { cashExpectedKurus, posExpectedKurus } = expectation;
    const counted: CountTillDto = {
      ...{ requestKey: randomUUID(), day, note: '', cashCountedKurus: cashExpectedKurus, cashLeftKurus: 0 },
      ...{ posCountedKurus: posExpectedKurus, seenCashExpectedKurus: cashExpectedKurus },
      ...{
        seenPosExpectedKurus: posExpectedKurus,
        replaces: counts.find((each) => each.day === day)?.id ?? null,
      },
      ...given,
    };
    return till()
      .count(await anActor(shop.app), counted)
      .then(
        () => null,
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
  }

  it('should hold what the last count left, and what came and went since', async () => {
    await move('cash', 50_000, yesterday);
    expect(await count({ day: yesterday, cashLeftKurus: 20_000 })).toBeNull();
    await move('cash', 30_000);
    await move('cash', -10_000);
    await move('pos', 99_900);
    await move('pos', -900);
    await move('transfer', 77_700);
    expect((await till().view(today)).expectation).toEqual({
      ...{ day: today, startKurus: 20_000, startDay: yesterday, cashInKurus: 30_000, cashOutKurus: 10_000 },
      ...{ cashExpectedKurus: 40_000, posExpectedKurus: 99_000 },
    });
    expect(await count({ cashLeftKurus: 15_000 })).toBeNull();
    expect((await till().view(today)).counts).toMatchObject([
      { day: today, cashCountedKurus: 40_000, cashLeftKurus: 15_000, posCountedKurus: 99_000 },
      { day: yesterday, cashLeftKurus: 20_000 },
    ]);
  });

  it('asks why something is missing', async () => {
    await move('cash', 50_000);
    expect(await count({ cashCountedKurus: 49_000 })).toBe('invalid_input');
    expect(await count({ cashCountedKurus: 49_000, note: '10 TL eksik, nedenini bilmiyorum.' })).toBeNull();
  });

  it('is not counted against sums that have changed meanwhile', async () => {
    await move('cash', 50_000);
    const { expectation } = await till().view(today);
    await move('cash', 1_000);
    expect(await count({ seenCashExpectedKurus: expectation.cashExpectedKurus })).toBe('till_changed');
  });

  it('is counted again by a count that names the one before, once', async () => {
    expect(await count()).toBeNull();
    expect(await count({ replaces: null })).toBe('changed_meanwhile');
    expect(await count({ note: 'Yeniden saydım.' })).toBeNull();
    expect((await till().view(today)).counts).toMatchObject([{ note: 'Yeniden saydım.' }]);
    const replaces = (await till().view(today)).counts[0]!.id;
    const results = await Promise.all([count({ note: 'bir', replaces }), count({ note: 'iki', replaces })]);
    expect(results.map(String).sort()).toEqual(['changed_meanwhile', 'null']);
  });

  it('of a day is closed once a later one was counted; a day to come is not counted', async () => {
    expect(await count()).toBeNull();
    expect(await count({ day: yesterday })).toBe('till_closed_since');
    expect(await count({ day: addDays(today, 1) })).toBe('invalid_input');
  });

  it('is counted once when the request arrives twice, and refuses its key for something else', async () => {
    const requestKey = randomUUID();
    expect(await count({ requestKey, replaces: null })).toBeNull();
    expect(await count({ requestKey, replaces: null })).toBeNull();
    expect(await count({ requestKey, replaces: null, note: 'Başka' })).toBe('changed_meanwhile');
    expect((await till().view(today)).counts).toHaveLength(1);
  });

  it('is only added to', async () => {
    await count();
    await expect(shop.dataSource.query('UPDATE till_count SET cash_counted_kurus = 1')).rejects.toThrow(
      /added to/,
    );
  });
});
