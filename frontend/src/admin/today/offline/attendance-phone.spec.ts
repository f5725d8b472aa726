import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stateOfSeat } from '@contract/attendance/offline/seat-presence.js';
import { aSnapshot, anAnswer, BOOKING_ID, FakeDoor } from '../../../../testing/door.js';
import { MemoryPhoneStore } from '../../lib/phone/phone-store.js';
import { AttendancePhone } from './attendance-phone.js';

const ELIF = 'elif';
const CAN = 'can';
const SEAT = { bookingId: BOOKING_ID, position: 0 };
const SEAT_KEY = `${BOOKING_ID} 0`;
const NOW = new Date('2026-12-12T15:04:00.000Z');

let door: FakeDoor;
let store: MemoryPhoneStore;
let stops: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  door = new FakeDoor();
  store = new MemoryPhoneStore();
  stops = [];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  jest.useRealTimers();
});

async function opened(adminId = ELIF): Promise<AttendancePhone> {
  const phone = new AttendancePhone(adminId, store, door.calls);
  stops.push(phone.start());
  await settled();
  return phone;
}
/** Lets what is on its way arrive, without letting time pass. */
const settled = () => jest.advanceTimersByTimeAsync(0);
const stateOf = (phone: AttendancePhone) => stateOfSeat(phone.getState().latest.get(SEAT_KEY));

describe('The door on a phone', () => {
  it('keeps the snapshot and sends what is noted at once', async () => {
    const phone = await opened();
    expect(phone.getState()).toMatchObject({ isReady: true, connection: 'online', snapshot: door.snapshot });
    expect(await store.readSnapshot()).toMatchObject({ adminId: ELIF, snapshot: door.snapshot });
    await phone.record({ ...SEAT, kind: 'came' });
    await settled();
    expect(door.recorded).toMatchObject([{ ...SEAT, kind: 'came', happenedAt: NOW.toISOString() }]);
    expect(stateOf(phone)).toMatchObject({ state: 'done' });
    expect(phone.getState().pending).toBe(0);
  });

  it('switches by itself both ways, and sends in order what was kept', async () => {
    const phone = await opened();
    door.isReachable = false;
    await phone.record({ ...SEAT, kind: 'came' });
    await settled();
    await phone.record({ ...SEAT, kind: 'came_undone' });
    await settled();
    expect(phone.getState()).toMatchObject({ connection: 'offline', pending: 2 });
    expect(stateOf(phone)).toMatchObject({ state: 'kept', kind: 'came_undone' });
    door.isReachable = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(door.recorded.map(({ kind }) => kind)).toEqual(['came', 'came_undone']);
    expect(phone.getState()).toMatchObject({ connection: 'online', pending: 0 });
  });

  it('opens with what was kept, also without a connection', async () => {
    const before = await opened();
    door.isReachable = false;
    await before.record({ ...SEAT, kind: 'came' });
    await settled();
    stops.forEach((stop) => stop());
    const phone = await opened();
    expect(phone.getState()).toMatchObject({
      connection: 'offline',
      pending: 1,
      snapshot: { takenAt: door.snapshot.takenAt },
    });
  });

  it('tells since when a guest is here whom another phone noted first', async () => {
    door.answer = (action) =>
      anAnswer(action, { outcome: 'already', at: '2026-12-12T15:00:00.000Z', message: 'Zaten geldi 18:00.' });
    const phone = await opened();
    await phone.record({ ...SEAT, kind: 'came' });
    await settled();
    expect(stateOf(phone)).toMatchObject({
      state: 'done',
      answer: { outcome: 'already', message: 'Zaten geldi 18:00.' },
    });
  });

  it('keeps the queue when the session has ended, and sends it after the next sign-in', async () => {
    const phone = await opened();
    door.isSignedIn = false;
    await phone.record({ ...SEAT, kind: 'came' });
    await settled();
    expect(phone.getState()).toMatchObject({ connection: 'signed_out', pending: 1 });
    door.isSignedIn = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(door.recorded).toHaveLength(1);
    expect(phone.getState()).toMatchObject({ connection: 'online', pending: 0 });
  });

  it('notes times by the clock of the server', async () => {
    jest.setSystemTime(new Date(NOW.getTime() - 3 * 3_600_000));
    const phone = await opened();
    expect(phone.now()).toEqual(NOW);
    await phone.record({ ...SEAT, kind: 'came' });
    await settled();
    expect(door.recorded[0]?.happenedAt).toBe(NOW.toISOString());
  });
});

describe('What lies on the phone', () => {
  it('is wiped when the day of the studio has ended, but not what waits', async () => {
    const phone = await opened();
    door.isReachable = false;
    await phone.record({ ...SEAT, kind: 'came' });
    await settled();
    // Midnight in the studio is three hours before the server's.
    await jest.advanceTimersByTimeAsync(6 * 3_600_000);
    expect(phone.getState()).toMatchObject({ snapshot: null, pending: 1 });
    expect(await store.readSnapshot()).toBeNull();
    expect(await store.list(ELIF)).toHaveLength(1);
  });

  it('is wiped at the first opening of another day', async () => {
    await store.writeSnapshot({
      adminId: ELIF,
      clockAheadMs: 0,
      snapshot: aSnapshot({ today: '2026-12-11' }),
    });
    door.isReachable = false;
    const phone = await opened();
    expect(phone.getState().snapshot).toBeNull();
    expect(await store.readSnapshot()).toBeNull();
  });

  it('is neither seen nor sent by another admin on the same phone', async () => {
    const first = await opened();
    door.isReachable = false;
    await first.record({ ...SEAT, kind: 'came' });
    await settled();
    stops.forEach((stop) => stop());
    const second = await opened(CAN);
    expect(second.getState()).toMatchObject({ snapshot: null, pending: 0, pendingOfOthers: 1 });
    expect(await store.readSnapshot()).toBeNull();
    door.isReachable = true;
    await second.sync();
    expect(door.recorded).toEqual([]);
    expect(await store.list(ELIF)).toHaveLength(1);
  });
});
