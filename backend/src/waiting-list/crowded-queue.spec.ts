import { beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../contract/app-error.js';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { confirmAtBank, holdCart, placeHeldCart, seats } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { joinList } from '../../testing/waiting-list.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { unexpectedError } from '../platform/http/unexpected-error.js';
import { Settings } from '../platform/config/settings.js';
import { SeatsService } from '../workshops/seats.service.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { EndEntriesService } from './end-entries.service.js';
import { OfferFreeSeatsService } from './offer-free-seats.service.js';
import { WaitingListSweeperService } from './waiting-list-sweeper.service.js';

const JOINS = 200;
const CAPACITY = 8;

describe('Two hundred people at one full session', () => {
  const shop = suiteShop({ DATABASE_POOL_SIZE: '20' });
  let full: WorkshopSession;
  const told: string[] = [];
  const owners: EntryKeyDto[] = [];

  beforeAll(async () => {
    full = await aWorkshopSession(shop.dataSource.manager, {
      ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY, priceKurus: 90_000 },
    });
  });

  /** Runs it, and notes what it was told; the shop is 'unavailable' while too many wait for a connection. */
  const tries = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      told.push((error instanceof AppError ? error : unexpectedError(error)).code);
    }
  };
  const count = async (where: string): Promise<number> => {
    const [row] = await shop.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${where}`,
    );
    return row?.count ?? 0;
  };
  const frees = () =>
    shop.dataSource.transaction(async (manager) => {
      const [, affected] = await manager.query<[unknown, number]>(
        'UPDATE seat_block SET seats = seats - 1 WHERE session_id = $1 AND seats > 1',
        [full.id],
      );
      if (affected === 1) await shop.app.get(SeatsService).returnSeats(manager, full.id, 1);
    });
  const stranger = (at: number) =>
    holdCart(shop.app, { lines: [seats(full)], ipAddress: `198.51.100.${at % 250}` });
  async function takes(key: EntryKeyDto, at: number): Promise<void> {
    const ipAddress = `203.0.113.${at % 250}`;
    const held = await holdCart(shop.app, { lines: [seats(full)], ipAddress, offer: key });
    const placed = await placeHeldCart(shop.app, held, { ipAddress });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  }
  const ends = (key: EntryKeyDto, end: 'left' | 'declined') =>
    shop.app.get(EndEntriesService).end(key.entryId, end);
  const termsEnd = () =>
    shop.dataSource.query(
      `UPDATE waiting_list_entry SET offer_ends_at = now() - interval '1 second'
       WHERE status = 'offered' AND offer_hold_id IS NULL AND random() < 0.3`,
    );
  const queueIsAsked = () => shop.app.get(OfferFreeSeatsService).offerFreed(full.id);
  const sweep = () => shop.app.get(WaitingListSweeperService).sweep();

  it('join once each, in one order', async () => {
    await Promise.all(
      Array.from({ length: JOINS }, (_, at) =>
        tries(async () => {
          owners.push(await joinList(shop.app, full.id, { seats: 1 + (at % 3), takesFewer: at % 2 === 0 }));
        }),
      ),
    );
    expect(owners.length).toBe(await count('waiting_list_entry'));
    expect(owners.length + told.length).toBe(JOINS);
    expect(told).not.toContain('unexpected');
  });

  it('get no seat past the queue and none twice, while seats are freed, offered, declined, left, expired and wanted', async () => {
    let sold = 0;
    for (let round = 0; round < 4; round += 1) {
      const offered = await shop.dataSource.query<{ id: string }[]>(
        `SELECT id FROM waiting_list_entry WHERE status = 'offered'`,
      );
      const holders = owners.filter(({ entryId }) => offered.some(({ id }) => id === entryId));
      const waiting = owners.filter((_, at) => at % 23 === round);
      const work = [
        ...holders.map((key, at) => () => (at % 3 === 0 ? ends(key, 'declined') : takes(key, at))),
        ...waiting.map((key) => () => ends(key, 'left')),
        ...Array.from({ length: 3 }, () => frees),
        ...Array.from({ length: 20 }, (_, at) => async () => {
          await stranger(at);
          sold += 1;
        }),
        ...[queueIsAsked, termsEnd, sweep, queueIsAsked, sweep],
      ];
      await Promise.all(work.map(tries));
      await queueIsAsked();
    }
    await tries(sweep);
    expect(told).not.toContain('unexpected');
    // Somebody always waits for one seat, so nobody else ever found one.
    expect(
      await count(`waiting_list_entry WHERE status = 'waiting' AND (seats = 1 OR takes_fewer)`),
    ).toBeGreaterThan(0);
    expect(sold).toBe(0);
    expect(await count(`waiting_list_entry WHERE status = 'taken'`)).toBeGreaterThan(0);
    expect(await count(`waiting_list_entry WHERE status = 'taken'`)).toBe(
      await count(`"order" WHERE status = 'confirmed'`),
    );
    expect(await count(`mail_message WHERE template = 'waiting-list-offered'`)).toBe(
      await count('waiting_list_entry WHERE offered_at IS NOT NULL'),
    );
    expect(await count('workshop_session WHERE booked_seats + held_seats > capacity')).toBe(0);
    const said: string[] = [];
    const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  }, 120_000);
});
