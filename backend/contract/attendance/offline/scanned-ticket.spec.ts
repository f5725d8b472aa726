import { describe, expect, it } from '@jest/globals';
import { findByShortId, judgeTicket, readTicketCode } from './scanned-ticket.js';
import type { SnapshotBooking, TodaySnapshot } from './today-snapshot.js';

const ID = '7c1e04b9-1111-4222-8333-444455556666';
const OTHER_ID = '00000000-1111-4222-8333-444455556666';
const KEY = 'Zk3x-_9QmVtYp0aLr8sWc1uN2bH4gJ6d';

const seat = (position: number, keyHash: string | null) => ({
  position,
  name: null,
  isStudent: false,
  needsProof: false,
  isChild: false,
  hasNeeds: false,
  keyHash,
  checkedInAt: null,
  noShowAt: null,
});
const booking = (bookingId: string, sessionId: string): SnapshotBooking => ({
  bookingId,
  sessionId,
  name: 'Ayşe K.',
  isUnpaid: false,
  keyHash: `hash of ${bookingId}`,
  seats: [seat(0, null), seat(1, 'hash of a guest')],
});
const session = (id: string, date: string) => ({
  id,
  date,
  title: 'Çark',
  isForChildren: false,
  startTime: '14:00',
  endTime: '17:00',
});
const SNAPSHOT: TodaySnapshot = {
  takenAt: '2026-12-12T15:04:00.000Z',
  today: '2026-12-12',
  sessions: [session('s1', '2026-12-12'), session('s2', '2026-12-13')],
  bookings: [booking(ID, 's1'), booking(OTHER_ID, 's2')],
};

describe('The code of a ticket', () => {
  it.each([
    [`https://toprak.example/bilet/${ID}?anahtar=${KEY}`],
    [` http://localhost:3000/bilet/${ID.toUpperCase()}/2?x=1&anahtar=${KEY}#qr `],
  ])('is read from %s', (text) => {
    expect(readTicketCode(text)).toEqual({ bookingId: ID, ticketKey: KEY });
  });

  it.each([
    [''],
    ['8690000000001'],
    ['https://toprak.example/urun/kupa'],
    [`https://toprak.example/bilet/${ID}`],
    [`https://toprak.example/bilet/7c1e04b9?anahtar=${KEY}`],
    [`javascript:alert(1)//bilet/${ID}?anahtar=${KEY}`],
  ])('is not in %s', (text) => {
    expect(readTicketCode(text)).toBeNull();
  });
});

describe('A ticket without a connection', () => {
  const judge = (bookingId: string, keyHash: string) => judgeTicket(SNAPSHOT, { bookingId, keyHash });

  it('admits to all seats of its booking, or to the seat of its guest', () => {
    expect(judge(ID, `hash of ${ID}`)).toMatchObject({
      kind: 'valid',
      ticket: { session: { id: 's1' }, seats: [{ position: 0 }, { position: 1 }] },
    });
    expect(judge(ID, 'hash of a guest')).toMatchObject({
      kind: 'valid',
      ticket: { seats: [{ position: 1 }] },
    });
  });

  it('says when it is for tomorrow, has another key, or is not known', () => {
    expect(judge(OTHER_ID, `hash of ${OTHER_ID}`)).toMatchObject({ kind: 'other_day', date: '2026-12-13' });
    expect(judge(ID, `hash of ${OTHER_ID}`)).toEqual({ kind: 'wrong_key' });
    expect(judge('11111111-1111-4222-8333-444455556666', 'x')).toEqual({ kind: 'unknown' });
  });
});

describe('A typed short number', () => {
  it.each([['7C1E04B9'], ['#7c1e 04b9'], ['7c1e-04b9']])('finds its booking: %s', (typed) => {
    expect(findByShortId(SNAPSHOT, typed)).toMatchObject({
      kind: 'valid',
      ticket: { booking: { bookingId: ID } },
    });
  });

  it.each([[''], ['7C1E04B'], ['7C1E04BX'], ['FFFFFFFF']])('finds nothing: %s', (typed) => {
    expect(findByShortId(SNAPSHOT, typed)).toEqual({ kind: 'unknown' });
  });
});
