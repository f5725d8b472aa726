import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ActionQueue, type Delivery } from '../../contract/attendance/offline/action-queue.js';
import { type KeptAction, MemoryActionStore } from '../../contract/attendance/offline/kept-action.js';
import type { AttendanceActionDto } from '../../contract/attendance/record-attendance.dto.js';
import type { AttendanceKind } from '../../contract/attendance/attendance.js';
import type { SeatAt } from '../../contract/attendance/offline/seat-presence.js';
import { anAdmin } from '../../seed/admins.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { Admin } from '../admin/admin.entity.js';
import { SeatAttendanceService } from '../bookings/seat-attendance.service.js';
import { AttendanceAction } from './attendance-action.entity.js';
import { AttendanceActionsService } from './attendance-actions.service.js';
import { RecordAttendanceService } from './record-attendance.service.js';

const DAY = '2026-11-28';
const OPENING = Date.parse('2026-11-28T07:00:00.000Z');
const MINUTE = 60_000;
const MINUTES = 8 * 60;
const GUESTS = 60;

/** Numbers from 0 to 1 that are the same in every run with this seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const seatName = ({ bookingId, position }: SeatAt) => `${bookingId} ${position}`;

describe('A day at the door with two phones', () => {
  const database = suiteDatabase([...BOOKING_TABLES, Admin, AttendanceAction]);
  let services: ReturnType<typeof bookingServices>;
  let recording: RecordAttendanceService;

  beforeAll(() => {
    services = bookingServices(database.dataSource, { now: new Date(OPENING).toISOString() });
    recording = new RecordAttendanceService(
      database.dataSource,
      new SeatAttendanceService(services.links, services.seatLinks),
      new AttendanceActionsService(),
      services.clock,
    );
  });
  beforeEach(async () => {
    await emptyTables(database.dataSource, 'order', 'workshop_session', 'attendance_action', 'admin');
    services.clock.moveTo(new Date(OPENING).toISOString());
  });

  /** Thirty bookings of two seats, in six sessions from ten to six. */
  async function sixtySeats(): Promise<SeatAt[]> {
    const { manager } = database.dataSource;
    const seats: SeatAt[] = [];
    for (let hour = 10; hour < 16; hour += 1) {
      const times = { startTime: `${hour}:00`, endTime: `${hour + 2}:00` };
      const session = await aWorkshopSession(manager, { date: DAY, capacity: 10, ...times });
      for (let booking = 0; booking < 5; booking += 1) {
        const { id } = await services.book.book(manager, await aPaidLine(manager, session, { quantity: 2 }));
        seats.push({ bookingId: id, position: 0 }, { bookingId: id, position: 1 });
      }
    }
    expect(seats).toHaveLength(GUESTS);
    return seats;
  }

  /** A phone that is offline for a while again and again, and loses 5 % of its requests and 5 % of the answers. */
  async function aPhone(name: string, random: () => number) {
    const { id: adminId } = await anAdmin(database.dataSource.manager, { name, role: 'door' });
    const actor = { adminId, ipAddress: '198.51.100.7', userAgent: 'Telefon' };
    const store = new MemoryActionStore();
    const now = () => services.clock.now();
    let isOnline = true;
    let changesAt = 0;
    let triesAt = 0;
    const tally = { lostRequests: 0, lostAnswers: 0 };
    const queue = new ActionQueue({ adminId, store, now, random, deliver });

    async function deliver(actions: readonly AttendanceActionDto[]): Promise<Delivery> {
      if (!isOnline) return { kind: 'unreachable' };
      const luck = random();
      if (luck < 0.05) {
        tally.lostRequests += 1;
        return { kind: 'unreachable' };
      }
      const answers = await recording.record(actor, { device: name, actions: [...actions] });
      if (luck < 0.1) {
        tally.lostAnswers += 1;
        return { kind: 'unreachable' };
      }
      return { kind: 'answered', answers };
    }
    return {
      tally,
      kept: () => store.list(adminId),
      note: (seat: SeatAt, kind: AttendanceKind) =>
        queue.add({ ...seat, kind, id: randomUUID(), happenedAt: now().toISOString() }),
      /** What the phone does within a minute. */
      live: async (minute: number) => {
        if (minute >= changesAt) {
          isOnline = minute === 0 || !isOnline;
          changesAt = minute + 5 + Math.floor(random() * (isOnline ? 30 : 40));
        }
        if (minute < triesAt) return;
        const end = await queue.flush();
        triesAt = end === 'unreachable' ? minute + queue.retryInMs / MINUTE : minute;
      },
      closeUp: async () => {
        isOnline = true;
        while ((await queue.flush()) !== 'empty') services.clock.moveTo(later(queue.retryInMs));
      },
    };
  }
  const later = (ms: number) => new Date(services.clock.now().getTime() + ms).toISOString();

  /** Eight hours, minute by minute; after five of them a booking is cancelled. */
  async function liveThrough(plan: readonly Arrival[], phones: readonly Phone[], cancelledId: string) {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      services.clock.moveTo(new Date(OPENING + minute * MINUTE).toISOString());
      if (minute === 5 * 60) {
        await database.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [
          cancelledId,
        ]);
      }
      const arrivals = plan.filter((arrival) => arrival.minute === minute && !arrival.isMissing);
      for (const { seat, phones: by } of arrivals) {
        for (const phone of by) await phone.note(seat, 'came');
      }
      for (const phone of phones) await phone.live(minute);
    }
    for (const phone of phones) await phone.closeUp();
  }
  type Phone = Awaited<ReturnType<typeof aPhone>>;
  interface Arrival {
    readonly seat: SeatAt;
    readonly minute: number;
    readonly phones: readonly Phone[];
    readonly isMissing: boolean;
  }

  it.each([1, 2, 3])(
    'loses nothing, doubles nothing and tells everybody: eight hours, sixty guests, 5 %% lost (%i)',
    async (seed) => {
      const random = randomFrom(seed);
      const seats = await sixtySeats();
      const phones = [await aPhone('Telefon 1', random), await aPhone('Telefon 2', random)];
      const [first, second] = phones;
      const cancelledId = seats.at(-1)!.bookingId;
      /** Who comes when; a third is noted on both phones, and some do not come at all. */
      const plan = seats.map((seat, index) => ({
        seat,
        minute: Math.floor((index / GUESTS) * (MINUTES - 60) + random() * 40),
        phones: index % 3 === 0 ? phones : [random() < 0.5 ? first! : second!],
        isMissing: index % 11 === 5,
      }));

      await liveThrough(plan, phones, cancelledId);

      const kept = (await Promise.all(phones.map((phone) => phone.kept()))).flat();
      const ledger = await database.dataSource.query<LedgerRow[]>(
        `SELECT id, booking_id AS "bookingId", position, outcome, happened_at AS "happenedAt" FROM attendance_action`,
      );
      // Nothing is lost and nothing is there twice: one row for each tap.
      expect(ledger.map(({ id }) => id).toSorted()).toEqual(kept.map(({ action }) => action.id).toSorted());
      // Everybody is told, and with the same words as the ledger's.
      expect(kept.filter(({ settled }) => settled === null)).toEqual([]);
      const outcomes = new Map(ledger.map(({ id, outcome }) => [id, outcome]));
      for (const { action, settled } of kept) expect(settled?.answer.outcome).toBe(outcomes.get(action.id));
      // Requests were lost, and answers too.
      const { lostAnswers, lostRequests } = sum(phones.map(({ tally }) => tally));
      expect(Math.min(lostAnswers, lostRequests)).toBeGreaterThan(0);

      const rows = await database.dataSource.query<SeatRow[]>(
        `SELECT booking_id AS "bookingId", position, checked_in_at AS "checkedInAt" FROM booking_seat`,
      );
      const seatsNow = new Map(rows.map((row) => [seatName(row), row.checkedInAt]));
      for (const { seat, isMissing, phones: by } of plan) {
        const taps = kept.filter(({ action }) => seatName(action) === seatName(seat));
        const checkedInAt = seatsNow.get(seatName(seat));
        expect(taps).toHaveLength(isMissing ? 0 : by.length);
        if (isMissing) expect(checkedInAt).toBeNull();
        else expectOneFirst(taps, checkedInAt!);
      }
      // Whoever was let in although the booking was cancelled meanwhile is flagged.
      const flagged = ledger.filter(({ outcome }) => outcome === 'cancelled');
      expect(new Set(flagged.map(({ bookingId }) => bookingId))).toEqual(new Set([cancelledId]));
    },
  );
});

interface LedgerRow extends SeatAt {
  readonly id: string;
  readonly outcome: string;
  readonly happenedAt: Date;
}
interface SeatRow extends SeatAt {
  readonly checkedInAt: Date | null;
}

/** One tap counts; every other one reads since when the guest is here. */
function expectOneFirst(taps: readonly KeptAction[], checkedInAt: Date): void {
  const answers = taps.map(({ settled }) => settled!.answer);
  const counted = answers.filter(({ outcome }) => outcome === 'done' || outcome === 'cancelled');
  expect(counted).toHaveLength(1);
  for (const answer of answers) {
    expect(answer.at).toBe(checkedInAt.toISOString());
    if (answer.outcome === 'already') expect(answer.message).toMatch(/^Zaten geldi \d\d:\d\d/);
  }
}

function sum(tallies: readonly { readonly lostRequests: number; readonly lostAnswers: number }[]) {
  return {
    lostRequests: tallies.reduce((total, { lostRequests }) => total + lostRequests, 0),
    lostAnswers: tallies.reduce((total, { lostAnswers }) => total + lostAnswers, 0),
  };
}
