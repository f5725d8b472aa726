import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RecordAttendanceDto } from '@contract/attendance/record-attendance.dto.js';
import type { DoorTicket } from '@contract/attendance/offline/today-snapshot.js';
import { AppError } from '@contract/app-error.js';
import { aSnapshot, aSnapshotBooking, aSnapshotSeat, anAnswer } from '../../../../../testing/door.js';
import { openShop } from '../../../../../testing/open-shop.js';
import { aTicket } from '../../../../../testing/seats.js';
import { storeDoorDevice } from '../../../../lib/account/door-device.js';

const TICKET = aTicket();
const [session, later] = aSnapshot().sessions;
const DOOR_TICKET: DoorTicket = {
  today: '2026-12-12',
  session: session!,
  booking: aSnapshotBooking({
    bookingId: TICKET.id,
    seats: [
      aSnapshotSeat(),
      aSnapshotSeat({ position: 1, name: 'Can D.', checkedInAt: '2026-12-12T15:04:00.000Z' }),
    ],
  }),
};
const opened = (procedures: Parameters<typeof openShop>[1]) =>
  openShop(TICKET.url, { 'tickets.view': () => TICKET, ...procedures });
const checkIn = async () => within(await screen.findByRole('region', { name: 'Giriş' }));

beforeEach(() => storeDoorDevice('iPhone · 3F2A'));
afterEach(() => storeDoorDevice(null));

describe('A ticket that a helper opens', () => {
  it('is the check-in', async () => {
    const sent: RecordAttendanceDto[] = [];
    const { user } = opened({
      'admin.attendance.ticket': () => DOOR_TICKET,
      'admin.attendance.record': (input: RecordAttendanceDto) => {
        sent.push(input);
        return input.actions.map((action) => anAnswer(action, { at: '2026-12-12T15:10:00.000Z' }));
      },
    });
    const door = await checkIn();
    expect(door.getByText('Geldi 18:04')).toBeVisible();
    expect(door.queryByRole('button', { name: 'Can D. geldi' })).toBeNull();
    await user.click(door.getByRole('button', { name: 'Ayşe K. · 1. yer geldi' }));
    expect(await door.findByText('Geldi 18:10')).toBeVisible();
    expect(sent).toMatchObject([
      {
        device: 'iPhone · 3F2A',
        actions: [{ bookingId: TICKET.id, position: 0, kind: 'came', ticketKey: 'gizli' }],
      },
    ]);
  });

  it('sends the same action again when the answer was lost', async () => {
    const ids: string[] = [];
    const { user } = opened({
      'admin.attendance.ticket': () => DOOR_TICKET,
      'admin.attendance.record': ({ actions }: RecordAttendanceDto) => {
        ids.push(...actions.map(({ id }) => id));
        if (ids.length === 1) throw new TypeError('Failed to fetch');
        return actions.map((action) => anAnswer(action, { at: '2026-12-12T15:10:00.000Z' }));
      },
    });
    const door = await checkIn();
    await user.click(door.getByRole('button', { name: 'Ayşe K. · 1. yer geldi' }));
    expect(await door.findByText('Bağlantı hatası')).toBeVisible();
    await user.click(door.getByRole('button', { name: 'Ayşe K. · 1. yer geldi' }));
    expect(await door.findByText('Geldi 18:10')).toBeVisible();
    expect(new Set(ids).size).toBe(1);
  });

  it('says when it is for another day', async () => {
    opened({ 'admin.attendance.ticket': () => ({ ...DOOR_TICKET, session: later! }) });
    expect((await checkIn()).getByText('Bu bilet bugün için değil: 13 Aralık Pazar, 11:00.')).toBeVisible();
  });

  it('is an ordinary ticket once the helper is signed out, and for everybody else', async () => {
    let isAsked = false;
    opened({
      'admin.attendance.ticket': () => {
        isAsked = true;
        throw new AppError('admin_session_needed');
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Biletiniz' });
    await screen.findByRole('article', { name: 'Bilet 7C1E04B9' });
    expect(screen.queryByRole('region', { name: 'Giriş' })).toBeNull();
    expect(isAsked).toBe(true);
  });
});
