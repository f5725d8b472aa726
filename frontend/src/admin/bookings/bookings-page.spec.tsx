import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminBookingsQuery } from '@contract/bookings/admin-bookings.query.js';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import {
  anAdminBooking,
  anAdminBookingRow,
  BOOKING_ID,
  someBookingStatistics,
} from '../../../testing/admin-bookings.js';
import { aPagination } from '../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';

const LIST = '/admin/rezervasyonlar-gelismis';
const BASIC = '/admin/rezervasyonlar';

const SESSION = {
  id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11',
  title: 'Çark',
  date: '2026-12-12',
  startTime: '14:00',
};

function openBookings(address = LIST, procedures: FakeProcedures = {}) {
  const requested = jest.fn<(query: AdminBookingsQuery) => void>();
  const opened = openBackOffice(address, {
    'admin.bookings.list': (query: AdminBookingsQuery) => {
      requested(query);
      return { items: [anAdminBookingRow()], pagination: aPagination() };
    },
    'admin.bookings.statistics': () => someBookingStatistics(),
    'admin.bookings.view': () => anAdminBooking(),
    'admin.bookings.history': () => [],
    'admin.workshops.choices': () => [SESSION],
    ...procedures,
  });
  return { ...opened, requested };
}

/** Once the page behind it is out of reach: until then it would take what opens over it for a part of that page. */
const theBooking = async () => {
  const dialog = await screen.findByRole('dialog', { name: /Ayşe Demir/ });
  await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
  return within(dialog);
};

describe('the bookings of the studio', () => {
  it('stand with guest, workshop, seats, price and both statuses', async () => {
    openBookings(LIST, {
      'admin.bookings.list': () => ({
        items: [
          anAdminBookingRow({ isStudent: true, priceKurus: 80000, originalPriceKurus: 100000, title: '' }),
        ],
        pagination: aPagination(),
      }),
    });
    expect(await screen.findByText('7C1E04B9')).toBeVisible();
    expect(screen.getByText('0532 555 01 12')).toBeVisible();
    expect(screen.getByText('Seramik Workshop')).toBeVisible();
    expect(screen.getByText('12.12.2026 14:00–17:00')).toBeVisible();
    expect(screen.getByText('6/8 kişi')).toBeVisible();
    expect(screen.getByText(/Öğrenci/)).toHaveTextContent(/1\.000,00\sTL/);
    expect(screen.getByText('Beklemede')).toBeVisible();
  });

  it('are narrowed to a session that is chosen from a list', async () => {
    const { user, requested } = openBookings(`${LIST}?filtre=acik`);
    const panel = within(await screen.findByRole('search', { name: 'Filtreler' }));
    const option = await panel.findByRole('option', { name: '12.12.2026 14:00 · Çark' });
    await user.selectOptions(panel.getByRole('combobox', { name: 'Seans' }), option);
    await user.click(panel.getByRole('button', { name: 'Filtreleri Uygula' }));
    await waitFor(() => expect(requested.mock.lastCall?.[0]).toMatchObject({ workshopId: SESSION.id }));
  });

  it('are narrowed by what the address says', async () => {
    const { requested } = openBookings(
      `${LIST}?workshop_date_from=2026-12-01&price_max=500&customer_phone=0532&booking_id=xyz`,
    );
    await screen.findByText('7C1E04B9');
    expect(requested.mock.lastCall?.[0]).toEqual({
      workshopDateFrom: '2026-12-01',
      priceMaxKurus: 50000,
      customerPhone: '0532',
      page: 1,
      perPage: 25,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
  });

  it('show how full the next workshops are', async () => {
    openBookings(`${LIST}?istatistik=acik`);
    const figures = within(await screen.findByRole('region', { name: 'İstatistikler' }));
    expect(await figures.findByText('Son 2 yer')).toBeVisible();
    expect(figures.getByText('6/8 kişi')).toBeVisible();
    expect(figures.getByText('312')).toBeVisible();
  });

  it('keep the list when the figures are lost', async () => {
    openBookings(`${LIST}?istatistik=acik`, {
      'admin.bookings.statistics': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText(/Liste bundan etkilenmez/)).toBeVisible();
    expect(screen.getByText('7C1E04B9')).toBeVisible();
  });
});

describe('a booking that is open over the list', () => {
  const address = `${LIST}/${BOOKING_ID}`;

  it('is confirmed by one press, then offers to be marked as completed', async () => {
    let booking = anAdminBooking();
    const { user } = openBookings(address, {
      'admin.bookings.view': () => booking,
      'admin.bookings.setStatus': ({ status }: { status: AdminBookingView['status'] }) => {
        booking = { ...booking, status, version: 3 };
        return booking;
      },
    });
    const record = await theBooking();
    expect(record.getByText('28134512')).toBeVisible();
    await user.click(record.getByRole('button', { name: 'Onayla' }));
    expect(await record.findByRole('button', { name: 'Tamamlandı İşaretle' })).toBeVisible();
  });

  it('asks before a workshop that has not been held is marked as completed', async () => {
    const set = jest.fn<(what: unknown) => AdminBookingView>(() =>
      anAdminBooking({ status: 'completed', version: 3 }),
    );
    const ahead = anAdminBooking({ status: 'confirmed', date: '2099-05-17' });
    const { user } = openBookings(address, {
      'admin.bookings.view': () => ahead,
      'admin.bookings.setStatus': set,
    });
    const record = await theBooking();
    const mark = () => user.click(record.getByRole('button', { name: 'Tamamlandı İşaretle' }));
    await mark();
    const question = () => screen.findByRole('alertdialog', { name: 'Bu workshop henüz yapılmadı' });
    await user.click(within(await question()).getByRole('button', { name: 'Vazgeç' }));
    expect(set).not.toHaveBeenCalled();

    await mark();
    await user.click(within(await question()).getByRole('button', { name: 'Yine de İşaretle' }));
    await waitFor(() => expect(set).toHaveBeenCalled());
  });

  it('says nothing of a payment that never was', async () => {
    openBookings(address, {
      'admin.bookings.view': () => anAdminBooking({ payment: null, paymentStatus: 'unpaid' }),
    });
    await theBooking();
    expect(screen.queryByRole('heading', { name: 'Ödeme bilgileri' })).not.toBeInTheDocument();
  });

  it('is deleted only after a yes, and is gone from the list', async () => {
    const removed = jest.fn<(what: unknown) => null>(() => null);
    const { user, router } = openBookings(address, { 'admin.bookings.remove': removed });
    await user.click((await theBooking()).getByRole('button', { name: 'Rezervasyonu Sil' }));
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Rezervasyon silinsin mi?',
      }),
    );
    expect(question.getByText(/^Bu rezervasyonu silmek istediğinizden emin misiniz\?/)).toBeVisible();
    expect(question.getByText(/iade edilmez; iade etmek için önce rezervasyonu iptal edin/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Rezervasyonu Sil' }));
    expect(await screen.findByText('Rezervasyon silindi.')).toBeVisible();
    expect(removed).toHaveBeenCalledWith({ bookingId: BOOKING_ID, version: 2 });
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  it('remembers in its history that its workshop was moved', async () => {
    openBookings(address, {
      'admin.bookings.history': () => [
        {
          id: '7',
          event: 'booking_moved',
          admin: 'atolye@toprak.test',
          at: '2026-11-25T09:00:00.000Z',
          before: { when: '12.12.2026 Cumartesi, 14:00–17:00' },
          after: { when: '19.12.2026 Cumartesi, 14:00–17:00' },
        },
      ],
    });
    const record = await theBooking();
    expect(
      await record.findByText('Yeni tarihi: 19.12.2026 Cumartesi, 14:00–17:00 · atolye@toprak.test'),
    ).toBeVisible();
  });

  it('is not reopened when its workshop is full, in the server’s own words', async () => {
    const { user } = openBookings(address, {
      'admin.bookings.view': () => anAdminBooking({ status: 'cancelled' }),
      'admin.bookings.setStatus': () => {
        throw new AppError('booking_seats_gone', { seats: 2 });
      },
    });
    const record = await theBooking();
    await user.selectOptions(record.getByLabelText('Rezervasyon durumu'), 'Onaylandı');
    expect(record.getByText(/boş yer yoksa değişiklik kabul edilmez/)).toBeVisible();
    await user.click(record.getByRole('button', { name: 'Durumu Kaydet' }));
    expect(await screen.findByText(/2 kişilik boş yer kalmadığı için/)).toBeVisible();
  });
});

describe('the simple list of bookings', () => {
  it('is divided by status with counts, and opens a booking under an address of its own', async () => {
    const { user, router, requested } = openBookings(BASIC, {
      'admin.bookings.statistics': () =>
        someBookingStatistics({ statuses: [{ status: 'confirmed', count: 20 }] }),
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Rezervasyon durumu' }));
    expect(await tabs.findByText('20')).toBeVisible();
    await user.click(tabs.getByRole('link', { name: /Onaylandı/ }));
    await waitFor(() => expect(requested.mock.lastCall?.[0]).toMatchObject({ status: 'confirmed', page: 1 }));
    await user.click(await screen.findByRole('link', { name: 'Ayrıntıları Gör: 7C1E04B9' }));
    await theBooking();
    expect(router.state.location.search).toBe(`?durum=confirmed&kayit=${BOOKING_ID}`);
  });

  it('says in its own words what went wrong', async () => {
    openBookings(`${BASIC}?kayit=${BOOKING_ID}`, {
      'admin.bookings.list': () => {
        throw new Error('offline');
      },
      'admin.bookings.view': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText('Rezervasyon detayları yüklenemedi.')).toBeVisible();
    expect(screen.getByText('Rezervasyonlar yüklenirken bir hata oluştu.')).toBeInTheDocument();
  });
});
