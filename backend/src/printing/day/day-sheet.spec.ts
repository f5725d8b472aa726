import { describe, expect, it } from '@jest/globals';
import type { SessionGuest, SessionGuests } from '../../../contract/workshops/admin-sessions.views.js';
import type { SeatBlock } from '../../../contract/workshops/seat-block.js';
import { daySession } from './day-sheet.js';

const aGuest = (given: Partial<SessionGuest> = {}): SessionGuest => ({
  bookingId: 'b',
  shortId: 'B1B2B3B4',
  name: 'Ayşe',
  surname: 'Demir',
  email: 'ayse@example.com',
  phone: '+905325550112',
  seats: 2,
  listedSeats: 0,
  namedGuests: [],
  isStudent: true,
  totalKurus: 160_000,
  paidKurus: 0,
  status: 'confirmed',
  paymentStatus: 'paid',
  notes: 'Solak',
  ...given,
});
const aBlock = (given: Partial<SeatBlock> = {}): SeatBlock => ({
  ...{ id: 'k', version: 1, kind: 'elsewhere', seats: 1, name: '', phone: '', note: '', createdBy: '' },
  ...given,
});
const aSession = (given: Partial<SessionGuests> = {}): SessionGuests => ({
  sessionId: 's',
  title: 'Çarkta ilk kâse',
  isForChildren: false,
  date: '2026-11-28',
  startTime: '14:00',
  endTime: '17:00',
  capacity: 8,
  bookedSeats: 3,
  overbookedSeats: 0,
  blocks: [aBlock()],
  guests: [aGuest()],
  ...given,
});

describe('The list of a day', () => {
  it('names each guest with telephone, seats, student mark and notes, without the e-mail address', () => {
    const session = daySession(aSession());
    expect(session).toMatchObject({
      guests: [{ name: 'Ayşe Demir', phone: '0532 555 01 12', seats: 2, isStudent: true, notes: 'Solak' }],
      blocks: [{ name: 'Panel dışından yazılanlar', seats: 1, isExpected: true }],
    });
    expect(JSON.stringify(session)).not.toContain('@');
  });

  it('says which session is for children', () => {
    expect(daySession(aSession({ isForChildren: true }))).toMatchObject({ isForChildren: true });
  });

  it('names who has seats of elsewhere, and why the studio keeps some', () => {
    const blocks = [
      aBlock({ name: 'Can', phone: '+905325550112', note: 'Instagram' }),
      aBlock({ kind: 'studio', note: 'Fırın denemesi' }),
    ];
    expect(daySession(aSession({ blocks })).blocks).toMatchObject([
      { name: 'Can', phone: '0532 555 01 12', notes: 'Instagram', isExpected: true },
      { name: 'Stüdyo için ayrıldı', phone: '', notes: 'Fırın denemesi', isExpected: false },
    ]);
  });

  it('says what is open of a booking that was paid in part', () => {
    const guest = aGuest({ paymentStatus: 'partly_paid', paidKurus: 100_000 });
    expect(daySession(aSession({ guests: [guest] })).guests).toMatchObject([{ openKurus: 60_000 }]);
  });

  it.each([
    ['paid', 0],
    ['refunded', 0],
    ['unpaid', 160_000],
    ['pending', 160_000],
    ['failed', 160_000],
  ] as const)('says what is open of a booking whose payment is %s', (paymentStatus, openKurus) => {
    const { guests } = daySession(aSession({ guests: [aGuest({ paymentStatus })] }));
    expect(guests).toMatchObject([{ openKurus }]);
  });
});
