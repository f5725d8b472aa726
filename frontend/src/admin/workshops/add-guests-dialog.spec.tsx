import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { emptyTexts } from '@contract/common/field-table.js';
import { SESSION_TEXTS } from '@contract/workshops/session-fields.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { aWorkshopsPage } from '../../../testing/open-workshops.js';

const ID = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';

const SESSION: AdminSessionRow = {
  ...emptyTexts(SESSION_TEXTS),
  ...{ id: ID, version: 3, title: 'Çarkta ilk kâse', description: '', program: 1 },
  ...{ date: '2037-12-12', startTime: '10:00', endTime: '13:00' },
  ...{ priceKurus: 100_000, studentPriceKurus: null, capacity: 8, bookedSeats: 5, heldSeats: 1 },
  ...{
    activeBookings: 0,
    activeSeats: 0,
    activePaidKurus: 0,
    seatsTakenElsewhere: 0,
    seatsKept: 0,
    overbookedSeats: 0,
    cancellation: null,
  },
};

interface SentGuests {
  readonly requestKey: string;
}

function openDay(answer: (sent: number) => unknown) {
  const sent: SentGuests[] = [];
  const opened = openBackOffice('/admin/workshoplar?ay=2037-12&gun=2037-12-12', {
    'admin.workshops.month': () => [SESSION],
    'admin.workshops.view': () => SESSION,
    'content.workshopsPage': () => aWorkshopsPage(),
    'admin.desk.addGuests': (guests: SentGuests) => {
      sent.push(guests);
      return answer(sent.length);
    },
  });
  return { ...opened, sent };
}

const ADDED = { orderId: ID, bookingIds: [ID], totalKurus: 280_000, openKurus: 280_000, ticketWay: 'email' };

it('A caller is written down in a few seconds, and once after a lost answer', async () => {
  const { user, sent } = openDay((times) => {
    if (times === 1) throw new AppError('unexpected');
    return { ...ADDED, payBy: '2037-12-11T09:00:00.000Z' };
  });
  await user.click(await screen.findByRole('button', { name: /^Kişi Ekle: Çarkta ilk kâse/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
  expect(dialog.getByText(/2 boş yer/)).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Ad soyad')).toHaveFocus());
  await user.keyboard('Ayşe Demir');
  await user.type(dialog.getByLabelText('Telefon'), '0532 123 45 67');
  await user.clear(dialog.getByLabelText('Kaç kişi?'));
  await user.keyboard('3');
  await user.clear(dialog.getByLabelText('Kaçı öğrenci?'));
  await user.keyboard('1');
  expect(dialog.getByText(/Toplam 2\.800,00\sTL, ödenmedi/)).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Ekle' });
  await user.click(add);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(dialog.getByLabelText('Ad soyad')).toHaveValue('Ayşe Demir');
  await user.click(await dialog.findByRole('button', { name: 'Ekle' }));
  expect(
    await screen.findByText(/^Ayşe Demir eklendi\. 2\.800,00\sTL bekleniyor; 11\.12\.2037/),
  ).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({
    ...{ sessionId: ID, channel: 'phone', fullName: 'Ayşe Demir', phone: '+905321234567', email: '' },
    ...{ seats: 3, studentSeats: 1, payment: 'none' },
  });
});

it('A ticket that nothing carries is sent from the telephone of the studio', async () => {
  const url = 'https://toprak.example/bilet/7c1e04b9?anahtar=a1';
  const { user } = openDay(() => ({ ...ADDED, payBy: null, ticketWay: null, ticketUrls: [url] }));
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('button', { name: /^Kişi Ekle/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
  await user.click(dialog.getByLabelText('Ad soyad'));
  await user.paste('Ayşe Demir');
  await user.click(dialog.getByLabelText('Telefon'));
  await user.paste('0532 123 45 67');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(await screen.findByText(/Bileti gönderilmedi\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'WhatsApp ile Gönder' }));
  const [address] = open.mock.calls[0] ?? [];
  expect(address).toMatch(/^https:\/\/wa\.me\/905321234567\?text=/);
  expect(decodeURIComponent(String(address))).toContain(url);
});

it('What is missing or impossible is said at its field, and nothing is sent', async () => {
  const { user, sent } = openDay(() => ({ ...ADDED, payBy: null }));
  await user.click(await screen.findByRole('button', { name: /^Kişi Ekle/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
  await user.type(dialog.getByLabelText('Kaçı öğrenci?'), '2');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(await dialog.findByText('Ad soyad gereklidir')).toBeVisible();
  expect(dialog.getByText('Öğrenci sayısı, yer sayısından fazla olamaz.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('More people than seats are written down only after a second yes', async () => {
  const { user, sent } = openDay((times) => {
    if (times === 1) throw new AppError('session_has_too_few_seats', { left: 2 });
    return { ...ADDED, payBy: null };
  });
  await user.click(await screen.findByRole('button', { name: /^Kişi Ekle/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
  await user.click(dialog.getByLabelText('Ad soyad'));
  await user.paste('Ayşe Demir');
  await user.click(dialog.getByLabelText('Telefon'));
  await user.paste('0532 123 45 67');
  await user.clear(dialog.getByLabelText('Kaç kişi?'));
  await user.keyboard('4');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  const question = within(await screen.findByRole('alertdialog', { name: '2 kişi fazla yazılsın mı?' }));
  expect(sent).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Yine de Ekle' }));
  await waitFor(() => expect(sent).toMatchObject([{ seats: 4 }, { seats: 4, tooMany: 2 }]));
});
