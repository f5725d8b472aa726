import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { InternalNote } from '@contract/internal-notes/internal-note.js';
import type { RecordMail } from '@contract/messaging/email/record-mails.js';
import type { PayBackCreditDto } from '@contract/payments/credits/credits.dto.js';
import type { CreditView } from '@contract/payments/credits/credits.views.js';
import type { CustomerPage } from '@contract/people/customer-page.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import './customers-section.js';

const ID = '00000000-0000-4000-8000-0000000000b1';
const ORDER_ID = 'a4f2c81d-0000-4000-8000-000000000001';
const BOOKING_ID = 'b4f2c81d-0000-4000-8000-000000000001';

const AYSE: CustomerPage = {
  ...{ name: 'Ayşe Yılmaz', email: 'ayse@toprak.test', phone: '+905325550112', address: 'Moda Caddesi 1' },
  account: {
    ...{ id: ID, firstName: 'Ayşe', lastName: 'Yılmaz', email: 'ayse@toprak.test', isEmailVerified: true },
    ...{
      phone: '+905325550112',
      address: 'Moda Caddesi 1',
      createdAt: '2026-01-05T10:00:00.000Z',
      version: 1,
    },
  },
  otherAccountId: null,
  credits: [],
  since: '2026-01-05T10:00:00.000Z',
  consents: [{ channel: 'email', isGiven: true, at: '2026-02-05T10:00:00.000Z' }],
  sums: { orders: 7, boughtKurus: 700_000, paidKurus: 650_000, refundedKurus: 64_000, openKurus: 50_000 },
  visits: { coming: 2, came: 3, noShow: 1 },
  orders: {
    total: 7,
    items: [
      {
        ...{
          id: ORDER_ID,
          createdAt: '2026-11-21T08:42:00.000Z',
          status: 'preparing',
          paymentStatus: 'paid',
        },
        ...{ totalKurus: 187_200, refundedKurus: 0, pieces: 2, seats: 1, isPickedUp: false },
      },
    ],
  },
  bookings: {
    total: 1,
    items: [
      {
        ...{
          id: BOOKING_ID,
          title: 'Çarkta İlk Adım',
          date: '2026-12-12',
          startTime: '14:00',
          endTime: '17:00',
        },
        ...{ quantity: 2, status: 'completed', paymentStatus: 'paid', came: 1, noShow: 1 },
      },
    ],
  },
  requests: {
    total: 1,
    items: [
      {
        ...{ kind: 'bulk_order', id: 'r1', createdAt: '2026-10-01T08:00:00.000Z', message: '100 kupa' },
        ...{ status: 'pending', isOffered: true },
      },
    ],
  },
  waits: {
    total: 1,
    items: [
      {
        ...{ id: 'w1', sessionId: 's1', title: 'Sır atölyesi', date: '2037-12-12', startTime: '14:00' },
        ...{ endTime: '17:00', seats: 2, status: 'waiting' },
      },
    ],
  },
  messages: {
    total: 6,
    items: [{ id: 'm1', subject: 'Paketiniz hazır', createdAt: '2026-11-21T09:00:00.000Z', readAt: null }],
  },
  coupons: {
    total: 1,
    items: [{ orderId: ORDER_ID, code: 'HEDIYE', discountKurus: 6_400, usedAt: '2026-11-21T08:42:00.000Z' }],
  },
};
const NOTHING = { total: 0, items: [] };
const GUEST: CustomerPage = {
  ...AYSE,
  ...{
    name: 'Can Demir',
    email: '',
    account: null,
    consents: [],
    requests: NOTHING,
    waits: NOTHING,
    messages: NOTHING,
  },
  ...{ bookings: NOTHING, coupons: NOTHING },
};

const aNote = (overrides: Partial<InternalNote>): InternalNote => ({
  ...{ id: 'n1', about: { kind: 'customer', id: ID }, text: 'Hep hediye alıyor', author: 'Can' },
  ...{ writtenAt: '2026-11-21T08:43:00.000Z', removableUntil: null, ...overrides },
});

const open = (address: string, procedures: FakeProcedures = {}) =>
  openBackOffice(address, {
    'admin.customers.view': () => AYSE,
    'admin.customers.notes': () => [],
    'admin.recordMails.toAddress': () => ({ mails: [], refusal: null }),
    ...procedures,
  });
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('The page of a customer', () => {
  it('has the figures, and leads to each thing and to all of it', async () => {
    open(adminPaths.customer(ID));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ayşe Yılmaz' })).toBeVisible();
    for (const figure of [
      '7.000,00 TL tutarında',
      'Kalan 500,00 TL',
      '3 kez',
      '2 yer bekleniyor · 1 gelmedi',
    ]) {
      expect(screen.getByText(figure)).toBeVisible();
    }
    const orders = await part(/^Siparişler/);
    expect(orders.getByRole('link', { name: /A4F2C81D/ })).toHaveAttribute(
      'href',
      adminPaths.order(ORDER_ID),
    );
    expect(orders.getByRole('link', { name: 'Siparişler: hepsini gör' })).toHaveAttribute(
      'href',
      `${adminPaths.orders}?customer_id=${ID}`,
    );
    const bookings = await part(/^Rezervasyonlar/);
    expect(bookings.getByText(/12\.12\.2026 .* 2 yer · 1 geldi · 1 gelmedi/)).toBeVisible();
    expect(bookings.queryByRole('link', { name: /hepsini gör/ })).toBeNull();
    expect((await part(/^Talepler/)).getByText('Teklif gönderildi')).toBeVisible();
    expect((await part(/^Bekleme/)).getByRole('link', { name: /Sır atölyesi/ })).toHaveAttribute(
      'href',
      '/admin/workshoplar?ay=2037-12&gun=2037-12-12&bekleyenler=s1',
    );
    expect((await part(/^Hesabına/)).getByText('Daha eski 5 kayıt gösterilmiyor.')).toBeVisible();
    expect((await part(/kuponlar/)).getByRole('link', { name: 'HEDIYE' })).toBeVisible();
    expect((await part('İletişim')).getByText(/^Var, 05\.02\.2026/)).toBeVisible();
  });

  it('gathers the notes of all their records, and takes new ones about themselves', async () => {
    const sent: object[] = [];
    const { user } = open(adminPaths.customer(ID), {
      'admin.customers.notes': () => [
        aNote({}),
        aNote({ id: 'n2', about: { kind: 'order', id: ORDER_ID }, text: 'Zili çalmayın' }),
      ],
      'admin.notes.customer.add': (note: object) => {
        sent.push(note);
        return [];
      },
    });
    const notes = await part('İç notlar');
    expect(await notes.findByRole('link', { name: 'Sipariş A4F2C81D' })).toHaveAttribute(
      'href',
      adminPaths.order(ORDER_ID),
    );
    await user.click(notes.getByRole('textbox', { name: 'Yeni iç not' }));
    await user.paste('Doğum günü mayısta');
    await user.click(notes.getByRole('button', { name: 'Not Ekle' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: ID, text: 'Doğum günü mayısta' }]));
  });

  it('sends the newest mail of an order again', async () => {
    const sent: object[] = [];
    const mail: RecordMail = {
      ...{ id: '2', subject: 'Sipariş onayı', recipient: 'ayse@toprak.test', status: 'sent', reason: null },
      ...{ createdAt: '2026-11-21T08:43:00.000Z', sentAt: null, again: { kind: 'order', id: ORDER_ID } },
    };
    const { user } = open(adminPaths.customer(ID), {
      'admin.recordMails.ofCustomer': () => ({
        mails: [mail, { ...mail, id: '1' }, { ...mail, id: '0', subject: 'Hoş geldiniz', again: null }],
        refusal: null,
      }),
      'admin.recordMails.confirmOrder': (asked: object) => {
        sent.push(asked);
        return { mails: [], refusal: null };
      },
    });
    const mails = await part('E-postalar');
    await user.click(await mails.findByRole('button', { name: 'Yeniden gönder: Sipariş onayı' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönder' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: ORDER_ID }]));
  });

  it('shows credits with their uses, and pays back what is left after a question', async () => {
    const sent: PayBackCreditDto[] = [];
    const credit: CreditView = {
      ...{ id: BOOKING_ID, code: 'KREDI-7KXM-P2QR', amountKurus: 85_000, leftKurus: 25_000 },
      ...{ issuedAt: '2026-11-21T08:42:00.000Z', orderId: ORDER_ID, orderShortId: 'A4F2C81D' },
      uses: [
        {
          ...{ id: 'u', kind: 'paid', amountKurus: -60_000, orderShortId: 'B5' },
          madeAt: '2026-11-22T08:42:00.000Z',
        },
      ],
    };
    const { user } = open(adminPaths.customer(ID), {
      'admin.customers.view': () => ({ ...AYSE, credits: [credit] }),
      'admin.credits.payBack': (input: PayBackCreditDto) => void sent.push(input),
    });
    const credits = await part(/^Krediler/);
    expect(credits.getByText(/B5 için 600,00\sTL kullanıldı/)).toBeVisible();
    await user.click(credits.getByRole('button', { name: 'Krediyi iade et: KREDI-7KXM-P2QR' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İade Et' }));
    await waitFor(() => expect(sent).toMatchObject([{ creditId: BOOKING_ID, kurus: 25_000 }]));
  });

  it('opens the form of the account', async () => {
    const { user, router } = open(adminPaths.customer(ID), {
      'admin.users.get': () => ({ ...AYSE.account, orders: 7, bookings: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
    expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Ayşe');
    expect(router.state.location.pathname).toBe(adminPaths.customer(ID));
  });

  it('finds a guest by the number, who has no account to change', async () => {
    const asked: object[] = [];
    open(`${adminPaths.guest}?telefon=%2B905325550112`, {
      'admin.customers.view': (person: object) => {
        asked.push(person);
        return GUEST;
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Can Demir' })).toBeVisible();
    expect(asked).toEqual([{ phone: '+905325550112' }]);
    expect((await part(/^Siparişler/)).getByRole('link', { name: /hepsini gör/ })).toHaveAttribute(
      'href',
      `${adminPaths.orders}?customer_phone=%2B905325550112`,
    );
    expect((await part(/^Rezervasyonlar/)).getByText('Hiç yer ayırtmadı.')).toBeVisible();
    expect(
      await (await part('İç notlar')).findByText(/siparişine ya da rezervasyonuna yazılır/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Yeni iç not' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Düzenle' })).toBeNull();
  });

  it('names the account that a guest has by now', async () => {
    open(`${adminPaths.guest}?eposta=can%40toprak.test`, {
      'admin.customers.view': () => ({ ...GUEST, email: 'can@toprak.test', otherAccountId: ID }),
    });
    expect(await screen.findByRole('link', { name: 'Bu adresle bir üyelik var' })).toHaveAttribute(
      'href',
      adminPaths.customer(ID),
    );
  });

  it('leads from the address of a member to the page of the account', async () => {
    const { router } = open(`${adminPaths.guest}?eposta=ayse%40toprak.test`);
    expect(await screen.findByRole('button', { name: 'Düzenle' })).toBeVisible();
    expect(router.state.location.pathname).toBe(adminPaths.customer(ID));
  });

  it('says when it is gone, and offers another try when only the connection was lost', async () => {
    let failure: Error = new Error('offline');
    const { user } = open(adminPaths.customer(ID), {
      'admin.customers.view': () => {
        throw failure;
      },
    });
    expect(await screen.findByText('Müşteri yüklenemedi')).toBeVisible();
    failure = new AppError('not_found');
    await user.click(screen.getByRole('button', { name: /Yeniden/ }));
    expect(await screen.findByText('Aradığınız kayıt bulunamadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kullanıcılara Dönün' })).toHaveAttribute(
      'href',
      adminPaths.users,
    );
  });

  it('is closed for who may not see customers, and asks for nothing', async () => {
    const asked: string[] = [];
    open(adminPaths.customer(ID), {
      'adminSession.current': () => theAdmin({ role: 'shop' }),
      'admin.customers.view': () => asked.push('view'),
    });
    expect(await screen.findByRole('heading', { name: 'Bu sayfa rolünüzün dışında' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
