import { beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../platform/clock.js';
import type { EntityManager } from 'typeorm';
import { aWorkshopSession } from '../../seed/workshops.js';
import { addDays, studioDate } from '../../contract/common/dates.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import type { NewSession } from './create-session.service.js';
import { SeatsService } from './seats.service.js';
import { WorkshopSession } from './workshop-session.entity.js';

const UNKNOWN_ID = '6f1c1b0e-0000-4000-8000-000000000000';
const YESTERDAY = addDays(studioDate(new Date()), -1);

type Step = (own: EntityManager, sessionId: string, seats: number) => Promise<unknown>;

const all = (quantity: number) => ({ quantity, reserved: quantity });

describe('The seats of a workshop', () => {
  const seats = new SeatsService(new Clock());
  const database = suiteDatabase([WorkshopSession]);

  beforeEach(() => emptyTables(database.dataSource, 'workshop_session'));

  const manager = () => database.dataSource.manager;
  const aSession = async (overrides: Partial<NewSession> = {}) =>
    (await aWorkshopSession(manager(), overrides)).id;
  const stateOf = async (id: string) => {
    const { bookedSeats, heldSeats, version } = await manager().findOneByOrFail(WorkshopSession, { id });
    return { bookedSeats, heldSeats, version };
  };
  /** Runs each visitor in a transaction of its own, as in the shop. */
  const allAtOnce = (count: number, visit: (own: EntityManager) => Promise<boolean>) =>
    Promise.all(Array.from({ length: count }, () => database.dataSource.transaction(visit)));

  it('are held for exactly three of two hundred visitors who reach for the last three at once', async () => {
    const id = await aSession({ capacity: 8, seatsTakenElsewhere: 5 });

    const answers = await allAtOnce(200, (own) => seats.hold(own, id, all(1)));

    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await stateOf(id)).toMatchObject({ bookedSeats: 5, heldSeats: 3 });
  });

  it('are booked by exactly three of two hundred whose money comes late', async () => {
    const id = await aSession({ capacity: 3 });

    const answers = await allAtOnce(200, (own) => seats.takeNow(own, id, 1));

    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await stateOf(id)).toMatchObject({ bookedSeats: 3, heldSeats: 0 });
  });

  it('never sell twice, whatever order holds, releases, sales and returns come in', async () => {
    const id = await aSession({ capacity: 7 });
    let held = 0;
    const visit = async (index: number) => {
      const count = 1 + (index % 3);
      if (!(await seats.hold(manager(), id, all(count)))) return 0;
      held += 1;
      if (index % 2 === 0) {
        await seats.releaseHeld(manager(), id, count);
        return 0;
      }
      expect(await seats.takeHeld(manager(), id, count)).toBe(true);
      if (index % 5 !== 0) return count;
      await seats.returnSeats(manager(), id, count);
      return 0;
    };

    const sold = await Promise.all(Array.from({ length: 60 }, (_, index) => visit(index)));

    const booked = sold.reduce((sum, count) => sum + count, 0);
    // The order of the visitors is random, so any number of seats may be sold.
    expect(held).toBeGreaterThan(0);
    expect(await stateOf(id)).toMatchObject({ bookedSeats: booked, heldSeats: 0 });
  });

  it('go from free to held to booked and back, and leave the studio’s version alone', async () => {
    const id = await aSession({ capacity: 4 });
    const { version } = await stateOf(id);

    expect(await seats.hold(manager(), id, all(4))).toBe(true);
    expect(await seats.hold(manager(), id, all(1))).toBe(false);
    await seats.releaseHeld(manager(), id, 1);
    expect(await seats.takeHeld(manager(), id, 3)).toBe(true);
    expect(await stateOf(id)).toEqual({ bookedSeats: 3, heldSeats: 0, version });
    await seats.returnSeats(manager(), id, 2);
    expect(await stateOf(id)).toEqual({ bookedSeats: 1, heldSeats: 0, version });
  });

  it('that are not all free are not held in part', async () => {
    const id = await aSession({ capacity: 8, seatsTakenElsewhere: 6 });

    expect(await seats.hold(manager(), id, all(3))).toBe(false);
    expect(await stateOf(id)).toMatchObject({ heldSeats: 0 });
  });

  it('cannot be taken when they are no longer held, nor released or returned twice', async () => {
    const id = await aSession();

    expect(await seats.takeHeld(manager(), id, 1)).toBe(false);
    await expect(seats.releaseHeld(manager(), id, 1)).rejects.toThrow('does not hold 1 seats');
    await expect(seats.returnSeats(manager(), id, 1)).rejects.toThrow('no 1 booked seats');
    expect(await stateOf(id)).toMatchObject({ bookedSeats: 0, heldSeats: 0 });
  });

  it('of a workshop that has begun go to nobody, but what was held before is still booked', async () => {
    const begun = await aSession({ date: YESTERDAY });

    expect(await seats.hold(manager(), begun, all(1))).toBe(false);
    expect(await seats.takeNow(manager(), begun, 1)).toBe(false);

    const id = await aSession();
    await seats.hold(manager(), id, all(2));
    await manager().query('UPDATE workshop_session SET date = $2 WHERE id = $1', [id, YESTERDAY]);
    expect(await seats.takeHeld(manager(), id, 2)).toBe(true);
    await seats.returnSeats(manager(), id, 2);
  });

  it('of a workshop nobody knows cannot be had', async () => {
    expect(await seats.hold(manager(), UNKNOWN_ID, all(1))).toBe(false);
    expect(await seats.takeNow(manager(), UNKNOWN_ID, 1)).toBe(false);
    expect(await seats.takeHeld(manager(), UNKNOWN_ID, 1)).toBe(false);
  });

  it.each([0, -1, 1.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])(
    'come in whole numbers above zero: %p is refused by every step',
    async (count) => {
      const id = await aSession();
      const steps: Step[] = [
        (own, session, many) => seats.hold(own, session, all(many)),
        (own, session, many) => seats.releaseHeld(own, session, many),
        (own, session, many) => seats.takeHeld(own, session, many),
        (own, session, many) => seats.takeNow(own, session, many),
        (own, session, many) => seats.returnSeats(own, session, many),
      ];
      for (const step of steps) await expect(step(manager(), id, count)).rejects.toThrow(RangeError);
      expect(await stateOf(id)).toMatchObject({ bookedSeats: 0, heldSeats: 0 });
    },
  );

  it('are free again when the visitor’s transaction fails', async () => {
    const id = await aSession({ capacity: 2 });
    const fails = database.dataSource.transaction(async (own) => {
      await seats.hold(own, id, all(2));
      throw new Error('the card was refused');
    });

    await expect(fails).rejects.toThrow('the card was refused');
    expect(await seats.hold(manager(), id, all(2))).toBe(true);
  });

  it.each([
    ['booked_seats = 9', 'workshop_session_never_oversold'],
    ['booked_seats = 4, held_seats = 5', 'workshop_session_never_promised_twice'],
    ['held_seats = -1', 'workshop_session_held_seats_check'],
    ['booked_seats = -1', 'workshop_session_booked_seats_check'],
    ['capacity = 0', 'workshop_session_capacity_check'],
    ['end_time = start_time', 'workshop_session_ends_after_it_starts'],
    ['student_price_kurus = price_kurus + 1', 'workshop_session_student_price'],
  ])('are guarded by the database itself against %s', async (change, constraint) => {
    const id = await aSession({ capacity: 8 });

    await expect(
      manager().query(`UPDATE workshop_session SET ${change} WHERE id = $1`, [id]),
    ).rejects.toThrow(constraint);
  });

  it('cannot be taken away below what is booked by making the room smaller', async () => {
    const id = await aSession({ capacity: 8, seatsTakenElsewhere: 5 });

    await expect(
      manager().query('UPDATE workshop_session SET capacity = 4 WHERE id = $1', [id]),
    ).rejects.toThrow('workshop_session_never_oversold');
  });
});

describe('A workshop that has more people than seats', () => {
  const database = suiteDatabase([WorkshopSession]);
  beforeEach(() => emptyTables(database.dataSource, 'workshop_session'));
  const change = (columns: string) => database.dataSource.query(`UPDATE workshop_session SET ${columns}`);
  const overbooked = async () =>
    (
      await database.dataSource.query<{ overbooked: number }[]>(
        'SELECT overbooked_seats AS overbooked FROM workshop_session',
      )
    ).map((row) => row.overbooked);

  it('gives them only knowingly, and never more than are needed', async () => {
    await aWorkshopSession(database.dataSource.manager, { capacity: 4, seatsTakenElsewhere: 4 });
    await expect(change('booked_seats = 5')).rejects.toThrow('workshop_session_never_oversold');
    await expect(change('overbooked_seats = 1')).rejects.toThrow('workshop_session_overbooked_seats_check');
    await change('booked_seats = 6, overbooked_seats = 2');
    await expect(change('booked_seats = 5')).rejects.toThrow('workshop_session_overbooked_seats_check');
    await expect(change('capacity = 5')).rejects.toThrow('workshop_session_overbooked_seats_check');
  });

  it('takes them back first when seats get free, and sells nothing before there is room', async () => {
    const { manager } = database.dataSource;
    const { id } = await aWorkshopSession(manager, { capacity: 4, seatsTakenElsewhere: 4 });
    await change('booked_seats = 6, held_seats = 1, overbooked_seats = 3');
    const service = new SeatsService(new Clock());
    await service.releaseHeld(manager, id, 1);
    expect(await overbooked()).toEqual([2]);
    await service.returnSeats(manager, id, 1);
    expect(await overbooked()).toEqual([1]);
    expect(await service.hold(manager, id, all(1))).toBe(false);
    expect(await service.takeNow(manager, id, 1)).toBe(false);
    await service.returnSeats(manager, id, 2);
    expect(await overbooked()).toEqual([0]);
    expect(await service.hold(manager, id, all(1))).toBe(true);
  });
});

describe('A workshop some of whose seats went by telephone', () => {
  const database = suiteDatabase([WorkshopSession]);

  it('has them as a block that nobody has named, so that every booked seat is explained', async () => {
    const { manager } = database.dataSource;
    await aWorkshopSession(manager, { seatsTakenElsewhere: 5 });
    await aWorkshopSession(manager, { seatsTakenElsewhere: 0 });

    expect(
      await manager.query(
        `SELECT s.booked_seats AS booked, b.kind, b.seats, b.name FROM workshop_session s
         LEFT JOIN seat_block b ON b.session_id = s.id ORDER BY booked`,
      ),
    ).toEqual([
      { booked: 0, kind: null, seats: null, name: null },
      { booked: 5, kind: 'elsewhere', seats: 5, name: '' },
    ]);
  });

  it('blocks only what may be, and every sale names its order line', async () => {
    const { manager } = database.dataSource;
    const { id } = await aWorkshopSession(manager, { seatsTakenElsewhere: 1 });
    const block = (columns: string) =>
      manager.query(`UPDATE seat_block SET ${columns} WHERE session_id = $1`, [id]);

    await expect(block('seats = 0')).rejects.toThrow('seat_block_seats_check');
    await expect(block(`kind = 'gift'`)).rejects.toThrow('seat_block_kind_check');
    await expect(block(`kind = 'studio'`)).rejects.toThrow('seat_block_of_studio_has_reason');
    await expect(block(`kind = 'studio', note = 'Prova', name = 'Ayşe'`)).rejects.toThrow(
      'seat_block_of_studio_has_no_person',
    );
    await expect(
      manager.query(`INSERT INTO seat_movement (session_id, kind, quantity) VALUES ($1, 'sale', 1)`, [id]),
    ).rejects.toThrow('order_line_id');
  });
});
