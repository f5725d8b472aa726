import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { aStudioSession } from '../../../testing/admin-sessions.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { aWorkshopsPage } from '../../../testing/open-workshops.js';
// Imported in advance, so that no test waits for a lazy import.
import './workshops-page.js';

const ID = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';

const SESSION = aStudioSession({ id: ID });

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

const ADDED = {
  orderId: ID,
  bookingIds: [ID],
  totalKurus: 280_000,
  openKurus: 280_000,
  ticketWay: 'email',
  paymentLink: null,
};

const TICKET = 'https://toprak.example/bilet/7c1e04b9?anahtar=a1';
const LINK = {
  url: 'https://toprak.example/odeme-baglantisi/1?anahtar=gizli',
  ...{ amountKurus: 100_000, expiresAt: '2037-12-11T09:00:00.000Z', way: null },
};

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
  await user.click(dialog.getByLabelText('Kaç kişi?'));
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
  const { user } = openDay(() => ({ ...ADDED, payBy: null, ticketWay: null, ticketUrls: [TICKET] }));
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
  const [address] = open.mock.lastCall ?? [];
  expect(address).toMatch(/^https:\/\/wa\.me\/905321234567\?text=/);
  expect(decodeURIComponent(String(address))).toContain(TICKET);
});

it.each([
  ['email', 'e-postayla'],
  ['sms', 'SMS ile'],
])('A payment link that goes by %s is told of with the ticket', async (way, words) => {
  const { user, sent } = openDay(() => ({
    ...{ ...ADDED, payBy: LINK.expiresAt, ticketWay: way, ticketUrls: [] },
    paymentLink: { ...LINK, way },
  }));
  await user.click(await screen.findByRole('button', { name: /^Kişi Ekle/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
  await user.click(dialog.getByLabelText('Ad soyad'));
  await user.paste('Ayşe Demir');
  await user.click(dialog.getByLabelText('Telefon'));
  await user.paste('0532 123 45 67');
  await user.selectOptions(dialog.getByLabelText('Ödeme'), 'Ödeme bağlantısı');
  expect(dialog.getByText(/Toplam 1\.000,00\sTL, bağlantıyla ödenecek/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(
    await screen.findByText(new RegExp(`Bileti ve ödeme bağlantısı ${words} gönderildi\\.$`)),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ payment: 'link' }]);
});

it('A payment link that nothing carries is sent from the telephone of the studio, or copied', async () => {
  const { user } = openDay(() => ({
    ...{ ...ADDED, payBy: LINK.expiresAt, ticketWay: null, ticketUrls: [TICKET] },
    paymentLink: LINK,
  }));
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('button', { name: /^Kişi Ekle/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
  await user.click(dialog.getByLabelText('Ad soyad'));
  await user.paste('Ayşe Demir');
  await user.click(dialog.getByLabelText('Telefon'));
  await user.paste('0532 123 45 67');
  await user.selectOptions(dialog.getByLabelText('Ödeme'), 'Ödeme bağlantısı');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  const answer = within(await screen.findByRole('dialog', { name: 'Ödeme bağlantısını gönderin' }));
  const whatsApp = answer.getByRole('button', { name: 'WhatsApp ile Gönder' });
  await waitFor(() => expect(whatsApp).toHaveFocus());
  await user.click(whatsApp);
  const [address] = open.mock.lastCall ?? [];
  const message = decodeURIComponent(String(address));
  expect(message).toContain(LINK.url);
  expect(message).toContain(TICKET);
  await user.click(answer.getByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(LINK.url);
  await user.click(answer.getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
