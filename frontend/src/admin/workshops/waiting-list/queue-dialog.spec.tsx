import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyTexts } from '@contract/common/field-table.js';
import type { QueueEntry, SessionQueue } from '@contract/waiting-list/admin-waiting-list.views.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { SESSION_TEXTS } from '@contract/workshops/session-fields.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { aWorkshopsPage } from '../../../../testing/open-workshops.js';

const ID = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';
const SESSION: AdminSessionRow = {
  ...emptyTexts(SESSION_TEXTS),
  ...{ id: ID, version: 3, title: 'Çarkta ilk kâse', description: '', program: 1 },
  ...{ isForChildren: false, date: '2037-12-12', startTime: '10:00', endTime: '13:00' },
  ...{ priceKurus: 100_000, studentPriceKurus: null, capacity: 8, bookedSeats: 7, heldSeats: 0 },
  ...{ activeBookings: 0, activeSeats: 0, activePaidKurus: 0, seatsTakenElsewhere: 7, seatsKept: 0 },
  ...{ overbookedSeats: 0, openMoveAnswers: 0, cancellation: null },
};
const WAITING: QueueEntry = {
  ...{ id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c12', status: 'waiting', name: 'Deniz Ak', seats: 2 },
  ...{ email: 'deniz@toprak.example', phone: '', takesFewer: true, takesAnyDate: false, isStudent: false },
  ...{ note: 'Birlikteyiz', joinedAt: '2037-12-01T09:00:00.000Z', isOfOtherDate: false },
  ...{ passedOverFree: 1, offer: null },
};
const QUEUE: SessionQueue = { entries: [WAITING], reason: 'on_sale', freeSeats: 1, waitedSeats: 2 };

function open(queue: SessionQueue = QUEUE) {
  const sent: [string, unknown][] = [];
  const take = (name: string) => (input: unknown) => {
    sent.push([name, input]);
    return 1;
  };
  const opened = openBackOffice('/admin/workshoplar?ay=2037-12&gun=2037-12-12', {
    'admin.workshops.month': () => [SESSION],
    'admin.workshops.view': () => SESSION,
    'content.workshopsPage': () => aWorkshopsPage(),
    'admin.waitingList.lengths': () => [{ sessionId: ID, people: 1 }],
    'admin.waitingList.ofSession': () => queue,
    'admin.waitingList.offerNow': take('offerNow'),
    'admin.waitingList.offerTo': take('offerTo'),
    'admin.waitingList.raise': take('raise'),
    'admin.waitingList.remove': take('remove'),
    'admin.waitingList.openDate': take('openDate'),
  });
  const dialog = async () => {
    await opened.user.click(await screen.findByRole('button', { name: /^Bekleyenler \(1\)/ }));
    return within(await screen.findByRole('dialog', { name: 'Bekleyenler' }));
  };
  return { ...opened, sent, dialog };
}

it('The studio sees who waits and why nobody is asked, and offers to all or to one', async () => {
  const { user, sent, dialog } = open();
  const shown = await dialog();
  expect(await shown.findByText(/Boş yerler herkese satılıyor/)).toBeVisible();
  expect(shown.getByText(/1 yer açıldı, ona yetmedi/)).toBeVisible();
  expect(shown.getByText('“Birlikteyiz”')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Şimdi Öner' }));
  expect(await screen.findByText('1 kişiye yer önerildi.')).toBeVisible();
  await user.click(await shown.findByRole('button', { name: 'Bu Kişiye Öner: Deniz Ak' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['offerNow', { sessionId: ID }],
    ['offerTo', { sessionId: ID, entryId: WAITING.id }],
  ]);
});

it('The studio makes more seats, opens another date and takes somebody off the list', async () => {
  const { user, sent, dialog } = open();
  const shown = await dialog();
  await user.click(await shown.findByRole('button', { name: 'Kapasiteyi 1 Artır ve Öner' }));
  await user.click(await shown.findByRole('button', { name: 'Yeni Tarih Aç ve 1 Kişiye Haber Ver' }));
  expect(await screen.findByText('Yeni tarih açıldı; 1 kişiye haber verildi.')).toBeVisible();
  await user.click(await shown.findByRole('button', { name: 'Listeden Çıkar: Deniz Ak' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    ['raise', { sessionId: ID, version: 3, more: 1 }],
    ['openDate', { sessionId: ID, date: '2037-12-19' }],
    ['remove', { sessionId: ID, entryId: WAITING.id }],
  ]);
});

it('Nothing is offered when it is too late', async () => {
  const { dialog } = open({ ...QUEUE, reason: 'too_late' });
  const shown = await dialog();
  expect(await shown.findByText(/iki saatten az kaldı/)).toBeVisible();
  expect(shown.queryByRole('button', { name: /Öner$/ })).toBeNull();
});
