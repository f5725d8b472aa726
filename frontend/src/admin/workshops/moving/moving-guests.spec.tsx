import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { RescheduleDate } from '@contract/booking-changes/reschedule.views.js';
import type { SessionGuest } from '@contract/workshops/admin-sessions.views.js';
import { anAdminBooking, BOOKING_ID } from '../../../../testing/admin-bookings.js';
import { aStudioSession } from '../../../../testing/admin-sessions.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { aWorkshopsPage } from '../../../../testing/open-workshops.js';

/** With one seat, which is too few for two. */
const LAST_SEAT = aStudioSession({
  ...{ id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c12', date: '2037-12-16', bookedSeats: 6 },
});
const FULL = aStudioSession({
  ...{ id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c14', date: '2037-12-17', bookedSeats: 8, heldSeats: 0 },
});
const NEXT = aStudioSession({ id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c13', date: '2037-12-19' });
const SESSION = aStudioSession({ activeBookings: 2, activeSeats: 3 });
const GUEST: SessionGuest = {
  ...{ bookingId: BOOKING_ID, shortId: '7C1E04B9', name: 'Ayşe', surname: 'Demir', notes: '' },
  ...{
    email: 'ayse@toprak.test',
    phone: '+905321234567',
    seats: 2,
    listedSeats: 0,
    namedGuests: [],
    isStudent: false,
  },
  ...{ totalKurus: 200_000, paidKurus: 200_000, status: 'confirmed', paymentStatus: 'paid' },
};
const CANCELLED: SessionGuest = { ...GUEST, bookingId: 'b', name: 'Can', status: 'cancelled' };
const DATE: RescheduleDate = {
  ...{ sessionId: NEXT.id, title: NEXT.title, date: NEXT.date, startTime: '10:00', endTime: '13:00' },
  ...{ freeSeats: 2, isSameWorkshop: true, prices: { regularKurus: 100_000, unitKurus: 100_000 } },
};
const SEATS = [0, 1].map((position) => ({
  ...{ position, guestName: '', isNoted: false, pricePaidKurus: 100_000, paysRegular: false },
}));

function openDay(more: FakeProcedures = {}) {
  const reschedule = jest.fn<(sent: object) => unknown>();
  const { user } = openBackOffice('/admin/workshoplar?ay=2037-12&gun=2037-12-12', {
    'admin.workshops.month': () => [SESSION, LAST_SEAT, FULL, NEXT],
    'admin.workshops.guests': () => [
      { ...SESSION, sessionId: SESSION.id, guests: [GUEST, CANCELLED], blocks: [] },
    ],
    'content.workshopsPage': () => aWorkshopsPage(),
    'admin.bookings.view': () => anAdminBooking({ status: 'confirmed' }),
    'admin.bookingChanges.choices': () => ({ seats: SEATS, dates: [DATE], prices: DATE.prices }),
    'admin.bookingChanges.reschedule': reschedule,
    ...more,
  });
  return { user, reschedule };
}

const NAME = 'Başka Güne Al: Ayşe Demir, 2 kişi';
const guest = () => screen.findByRole('button', { name: NAME });
const cellOf = (date: string) => document.querySelector(`button[data-date="${date}"]`)!.closest('td')!;
/** Once the days are read. */
const days = () => screen.findByRole('combobox', { name: 'Yeni gün' });

async function pickUp(): Promise<object> {
  const dataTransfer = { setData: jest.fn(), effectAllowed: 'none' };
  fireEvent.dragStart((await guest()).closest('li')!, { dataTransfer });
  return dataTransfer;
}

describe('The guests of a day of the calendar', () => {
  it('are those whose booking can go to another day', async () => {
    openDay();
    expect((await guest()).closest('li')).toHaveAttribute('draggable', 'true');
    expect(screen.queryByRole('button', { name: /^Başka Güne Al: Can/ })).toBeNull();
  });

  it('are dropped on a day, which is chosen in the dialog, and nothing is sent before the yes', async () => {
    const { reschedule } = openDay();
    const dataTransfer = await pickUp();
    const target = cellOf(NEXT.date);
    expect(target).toHaveAttribute('data-drop', 'open');
    fireEvent.dragOver(target, { dataTransfer });
    expect(target).toHaveAttribute('data-drop', 'over');
    const inside = { bubbles: true, relatedTarget: target.querySelector('button') };
    // The browser of the tests has no drag events of its own.
    fireEvent(target, new MouseEvent('dragleave', inside));
    expect(target).toHaveAttribute('data-drop', 'over');
    fireEvent.drop(target, { dataTransfer });
    expect(target).not.toHaveAttribute('data-drop');
    expect(await days()).toHaveValue(NEXT.id);
    expect(reschedule).not.toHaveBeenCalled();
  });

  it('hear why when the day has no room, with another day to choose', async () => {
    openDay();
    const dataTransfer = await pickUp();
    fireEvent.drop(cellOf(LAST_SEAT.date), { dataTransfer });
    expect(await days()).toHaveValue('');
    expect(screen.getByText(/^16 Aralık Çarşamba günü 2 kişilik boş yer yok/)).toBeVisible();
    expect(screen.getByRole('button', { name: '2 Kişiyi Başka Güne Al' })).toBeDisabled();
  });

  it('cannot be dropped on a day that is full or has no other workshop, nor on their own', async () => {
    openDay();
    await pickUp();
    expect(cellOf(FULL.date)).not.toHaveAttribute('data-drop');
    expect(cellOf('2037-12-18')).not.toHaveAttribute('data-drop');
    expect(cellOf(SESSION.date)).not.toHaveAttribute('data-drop');
  });

  it('are moved by a press as well, which keyboard and phone use', async () => {
    const { user } = openDay();
    (await guest()).focus();
    await user.keyboard('{Enter}');
    expect(await days()).toHaveValue('');
  });
});
