import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddSeatBlockDto } from '../../../../contract/workshops/seat-block.dto.js';
import type { SeatBlock } from '../../../../contract/workshops/seat-block.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { anActor } from '../../../../testing/order-transitions.js';
import { holdCart, seats } from '../../../../testing/purchase.js';
import { FixedClock } from '../../../../testing/fixed-clock.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import { PersonLogService } from '../../../activity-log/person-log.service.js';
import { verifyData } from '../../../operations/verify/verify-data.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { SessionQueriesService } from '../../session-queries.service.js';
import type { WorkshopSession } from '../../workshop-session.entity.js';
import { AdminSessionQueriesService } from '../admin-session-queries.service.js';
import { EraseSeatBlocksService } from './erase-seat-blocks.service.js';
import { seatBlocksOfSession } from './seat-block-records.js';
import { SeatBlocksService } from './seat-blocks.service.js';

describe('Seats that no booking has', () => {
  const shop = suiteShop();
  let actor: Actor;
  let session: WorkshopSession;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await emptyTables(shop.dataSource, 'workshop_session', 'hold', 'log_entry');
    session = await aWorkshopSession(shop.dataSource.manager, { capacity: 6 });
  });

  const service = () => shop.app.get(SeatBlocksService);
  const asked = (more: Partial<AddSeatBlockDto> = {}): AddSeatBlockDto => ({
    ...{ id: randomUUID(), sessionId: session.id, kind: 'elsewhere', seats: 2 },
    ...{ name: 'Ayşe Demir', note: 'Instagram’dan yazdı', outOf: null, ...more },
  });
  const add = (more: Partial<AddSeatBlockDto> = {}) => service().add(actor, asked(more));
  const blocks = () => seatBlocksOfSession(shop.dataSource.manager, session.id);
  const onlyBlock = async (): Promise<SeatBlock> => {
    const [block, ...more] = await blocks();
    if (!block || more.length > 0) throw new Error('There is not one block.');
    return block;
  };
  const changeOf = ({ id, version, kind, seats: count, name, note }: SeatBlock) => ({
    ...{ id, version, kind, seats: count, name, note },
  });
  const row = () => shop.app.get(AdminSessionQueriesService).find(session.id);
  const publicSeats = async () =>
    (await shop.app.get(SessionQueriesService).month(session.date.slice(0, 7))).map(
      ({ available }) => available,
    );
  const expectBooksToAddUp = async () => {
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const found = await verifyData(url, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  };

  it('leave the public calendar at once, with the reason or the name of who has them', async () => {
    await add({ phone: '+905321234567' });
    await add({ kind: 'studio', seats: 1, name: 'Kimse', note: 'Yeni fırını deniyoruz' });
    expect(await publicSeats()).toEqual([3]);
    expect(await row()).toMatchObject({ bookedSeats: 3, seatsTakenElsewhere: 2, seatsKept: 1 });
    expect(await blocks()).toMatchObject([
      { kind: 'elsewhere', seats: 2, name: 'Ayşe Demir', phone: '+905321234567' },
      { kind: 'studio', seats: 1, name: '', phone: '', note: 'Yeni fırını deniyoruz' },
    ]);
    const [ofDay] = await shop.app.get(AdminSessionQueriesService).guestsOfDay(session.date);
    expect(ofDay?.blocks).toEqual(await blocks());
    await expectBooksToAddUp();
  });

  it('are taken once, however often the request arrives', async () => {
    const same = asked();
    await Promise.all([1, 2, 3].map(() => service().add(actor, same)));
    expect(await row()).toMatchObject({ bookedSeats: 2 });
  });

  it('are not taken for written down when the form holds something else by now', async () => {
    const first = asked();
    await service().add(actor, first);
    for (const more of [{ seats: 3 }, { name: 'Can' }, { kind: 'studio' as const }, { note: 'Aradı' }]) {
      await expect(service().add(actor, Object.assign({}, first, more))).rejects.toMatchObject({
        ...{ code: 'seat_block_otherwise', params: { seats: 2 } },
      });
    }
    expect(await onlyBlock()).toMatchObject({ seats: 2, name: 'Ayşe Demir', version: 1 });
    expect(await row()).toMatchObject({ bookedSeats: 2 });
  });

  it('are changed and released, and free again', async () => {
    await add();
    await service().change(actor, { ...changeOf(await onlyBlock()), seats: 5 });
    expect(await publicSeats()).toEqual([1]);
    await service().change(actor, { ...changeOf(await onlyBlock()), seats: 1, name: 'Can' });
    expect(await onlyBlock()).toMatchObject({ seats: 1, name: 'Can', version: 3 });
    expect(await publicSeats()).toEqual([5]);
    await service().release(actor, await onlyBlock());
    expect(await publicSeats()).toEqual([6]);
    const events = await shop.dataSource.query<{ event: string }[]>(
      `SELECT details ->> 'event' AS event FROM log_entry WHERE record_kind = 'workshop_session' ORDER BY id`,
    );
    expect(events.map(({ event }) => event)).toEqual([
      ...['seats_blocked', 'seat_block_changed', 'seat_block_changed', 'seat_block_released'],
    ]);
    await expectBooksToAddUp();
  });

  it('are named one by one out of those that came with the session', async () => {
    session = await aWorkshopSession(shop.dataSource.manager, { capacity: 6, seatsTakenElsewhere: 6 });
    const outOf = (await onlyBlock()).id;
    await add({ outOf });
    await expect(add({ outOf, seats: 5 })).rejects.toMatchObject({ code: 'seat_block_too_small' });
    await add({ outOf, seats: 4, name: 'Can' });
    expect(await blocks()).toMatchObject([{ seats: 2 }, { seats: 4, name: 'Can' }]);
    expect(await row()).toMatchObject({ bookedSeats: 6, seatsTakenElsewhere: 6 });
    await expect(add({ outOf })).rejects.toMatchObject({ code: 'seat_block_gone' });
    await expectBooksToAddUp();
  });

  it.each<[string, Partial<AddSeatBlockDto>, string]>([
    ['more than are free', { seats: 7 }, 'session_has_too_few_seats'],
    ['a session that is not there', { sessionId: randomUUID() }, 'workshop_not_found'],
    ['a block that is not there', { outOf: randomUUID() }, 'seat_block_gone'],
  ])('are refused for %s, and nothing changes', async (_, more, code) => {
    await expect(add(more)).rejects.toMatchObject({ code });
    expect(await row()).toMatchObject({ bookedSeats: 0 });
  });

  it('can be taken while the workshop goes on, and not after it', async () => {
    const move = (days: number, hours: string) =>
      shop.dataSource.query(
        `UPDATE workshop_session SET date = (now() AT TIME ZONE 'Europe/Istanbul')::date + $1::int, ${hours}`,
        [days],
      );
    await move(0, `start_time = '00:00', end_time = '23:59:59'`);
    await add();
    await move(-1, `start_time = '10:00', end_time = '12:00'`);
    await expect(add()).rejects.toMatchObject({ code: 'session_closed' });
  });

  describe('and are thirty days past', () => {
    const eraseAt = (now: string) => {
      const { app } = shop;
      const log = app.get(PersonLogService, { strict: false });
      return new EraseSeatBlocksService(shop.dataSource, new JobRegistry(), log, new FixedClock(now)).sweep();
    };
    const logged = async () =>
      JSON.stringify(
        await shop.dataSource.query(
          `SELECT details FROM log_entry WHERE record_kind = 'workshop_session' ORDER BY id`,
        ),
      );

    it('no longer tell who sat on them, and stay counted', async () => {
      session = await aWorkshopSession(shop.dataSource.manager, { date: '2099-12-12', capacity: 6 });
      await add({ name: 'Can Kaya' });
      await service().change(actor, { ...changeOf(await onlyBlock()), name: 'Ayşe Demir', note: 'Arkadaşı' });
      await service().release(actor, await onlyBlock());
      await add({ phone: '+905321234567' });
      await add({ kind: 'studio', name: '', note: 'Yeni fırını deniyoruz' });
      await eraseAt('2100-01-11T12:00:00+03:00');
      expect(await blocks()).toMatchObject([{ name: 'Ayşe Demir', phone: '+905321234567' }, { seats: 2 }]);
      expect(await logged()).toContain('Can Kaya');
      await eraseAt('2100-01-12T00:30:00+03:00');
      const erased = [
        { kind: 'elsewhere', seats: 2, name: '', phone: '', note: '', version: 2 },
        { kind: 'studio', seats: 2, note: 'Yeni fırını deniyoruz', version: 1 },
      ];
      expect(await blocks()).toMatchObject(erased);
      await eraseAt('2100-01-13T12:00:00+03:00');
      expect(await blocks()).toMatchObject(erased);
      expect(await logged()).toContain('seat_block_released');
      for (const said of ['Can Kaya', 'Ayşe Demir', 'Arkadaşı', 'Instagram']) {
        expect(await logged()).not.toContain(said);
      }
      expect(await row()).toMatchObject({ bookedSeats: 4 });
      await expectBooksToAddUp();
    });
  });

  it('are never sold as well to a buyer who reaches for them in the same moment', async () => {
    const buy = () => holdCart(shop.app, { lines: [seats(session, 2)] });
    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => buy()),
      ...Array.from({ length: 4 }, () => add()),
    ]);
    const { bookedSeats, heldSeats } = await row();
    expect(bookedSeats + heldSeats).toBeLessThanOrEqual(6);
    const [blocked] = [answers.slice(4).filter(({ status }) => status === 'fulfilled').length];
    expect(bookedSeats).toBe(2 * blocked);
    await expectBooksToAddUp();
  });

  it('are either named or released in the same moment, and who comes second is told', async () => {
    await add({ name: '', note: '' });
    const before = await onlyBlock();
    const [named, released] = await Promise.allSettled([
      service().change(actor, { ...changeOf(before), name: 'Ayşe' }),
      service().release(actor, before),
    ]);
    expect([named.status, released.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (named.status === 'rejected') {
      expect(named.reason).toMatchObject({ code: 'seat_block_gone' });
      expect(await blocks()).toEqual([]);
    } else {
      expect(released).toMatchObject({ reason: { code: 'changed_meanwhile' } });
      expect(await onlyBlock()).toMatchObject({ name: 'Ayşe', seats: 2 });
    }
    await expectBooksToAddUp();
  });
});
