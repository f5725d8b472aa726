import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { AppError } from '@contract/app-error.js';
import type { DoorTicket } from '@contract/attendance/offline/today-snapshot.js';
import { aSnapshot, aSnapshotBooking, aSnapshotSeat, BOOKING_ID } from '../../../../testing/door.js';
import { judgeScan, type ScanSources } from './judge-scan.js';

const KEY = 'Zk3x-_9QmVtYp0aLr8sWc1uN2bH4gJ6d';
const GUEST_KEY = 'guest-key-9QmVtYp0aLr8sWc1uN2bH4';
const OTHER_ID = '00000000-1111-4222-8333-444455556666';
const hash = (key: string) => createHash('sha256').update(key).digest('hex');
const code = (bookingId: string, key: string) => `https://toprak.example/bilet/${bookingId}?anahtar=${key}`;

const seats = [aSnapshotSeat(), aSnapshotSeat({ position: 1, keyHash: hash(GUEST_KEY) })];
const known = aSnapshotBooking({ keyHash: hash(KEY), seats });
const ofTomorrow = aSnapshotBooking({ bookingId: OTHER_ID, sessionId: 's2', keyHash: hash(KEY) });
const SNAPSHOT = aSnapshot({ bookings: [known, ofTomorrow] });
const [today, tomorrow] = SNAPSHOT.sessions;

const OFFLINE: ScanSources = {
  snapshot: SNAPSHOT,
  askServer: () => Promise.reject(new TypeError('Failed to fetch')),
  now: () => new Date('2026-12-12T15:10:00.000Z'),
};
const asking = (answer: DoorTicket): ScanSources => ({
  ...OFFLINE,
  snapshot: aSnapshot({ bookings: [] }),
  askServer: () => Promise.resolve(answer),
});
const refusing: ScanSources = { ...OFFLINE, askServer: () => Promise.reject(notFound()) };

function notFound(): Error {
  const { message, code: errorCode } = new AppError('ticket_not_found');
  return Object.assign(new Error(message), { data: { code: errorCode, message } });
}

it('lets in without a connection by the hash of the key: all seats, or those of the guest’s own ticket', async () => {
  expect(await judgeScan(code(BOOKING_ID, KEY), OFFLINE)).toMatchObject({
    kind: 'valid',
    ticketKey: KEY,
    knownAt: SNAPSHOT.takenAt,
    ticket: { seats: [{ position: 0 }, { position: 1 }] },
  });
  expect(await judgeScan(code(`${BOOKING_ID}/1`, GUEST_KEY), OFFLINE)).toMatchObject({
    kind: 'valid',
    ticket: { seats: [{ position: 1 }] },
  });
});

it.each([
  {
    ...{ what: 'a foreign code', text: 'https://baska.example/urun/1', sources: OFFLINE },
    ...{ tone: 'danger', title: 'Bu, atölyemizin bileti değil' },
  },
  {
    ...{ what: 'a wrong key', text: code(BOOKING_ID, 'x'.repeat(32)), sources: OFFLINE },
    ...{ tone: 'danger', title: 'Bu bilet geçersiz' },
  },
  {
    ...{ what: 'a wrong key, by the server', text: code(BOOKING_ID, 'x'.repeat(32)), sources: refusing },
    ...{ tone: 'danger', title: 'Bu bilet geçersiz' },
  },
  {
    ...{ what: 'tomorrow’s ticket', text: code(OTHER_ID, KEY), sources: OFFLINE },
    ...{ tone: 'warning', title: 'Bu bilet bugün için değil' },
  },
  {
    ...{ what: 'one that is not listed', text: code(OTHER_ID.replace('0', '1'), KEY), sources: OFFLINE },
    ...{ tone: 'warning', title: 'Bu bilet listede yok' },
  },
])('says clearly why not: $what', async ({ text, sources, tone, title }) => {
  expect(await judgeScan(text, sources)).toMatchObject({ kind: 'refusal', tone, title });
});

it('asks the server about a ticket that the snapshot does not know', async () => {
  const answer = { today: SNAPSHOT.today, session: today!, booking: known };
  expect(await judgeScan(code(BOOKING_ID, KEY), asking(answer))).toMatchObject({
    kind: 'valid',
    knownAt: '2026-12-12T15:10:00.000Z',
  });
  expect(await judgeScan(code(BOOKING_ID, KEY), asking({ ...answer, booking: null }))).toMatchObject({
    title: 'Bu rezervasyon iptal edilmiş',
  });
  const other = { ...answer, session: tomorrow!, booking: { ...known, sessionId: 's2' } };
  expect(await judgeScan(code(BOOKING_ID, KEY), asking(other))).toMatchObject({
    title: 'Bu bilet bugün için değil',
    text: 'Elde Şekillendirme: 13 Aralık Pazar, 11:00–13:00',
  });
});
