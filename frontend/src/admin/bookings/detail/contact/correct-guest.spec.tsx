import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { CorrectGuestDto } from '@contract/bookings/correct-guest.dto.js';
import { anAdminBooking, BOOKING_ID } from '../../../../../testing/admin-bookings.js';
import { aPagination } from '../../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../../bookings-page.js';

function openBooking(procedures: FakeProcedures = {}) {
  const sent: CorrectGuestDto[] = [];
  const { user } = openBackOffice(`/admin/rezervasyonlar-gelismis/${BOOKING_ID}`, {
    'admin.bookings.list': () => ({ items: [], pagination: aPagination() }),
    'admin.views.list': () => [],
    'admin.workshops.choices': () => [],
    'admin.bookings.history': () => [],
    'admin.bookings.view': () => anAdminBooking(),
    'admin.bookings.correctGuest': (change: CorrectGuestDto) => {
      sent.push(change);
      return { booking: anAdminBooking({ version: 3 }), word: { way: 'email' } };
    },
    ...procedures,
  });
  const ask = async () => {
    const record = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
    await user.click(record.getByRole('button', { name: 'Bilgileri Düzelt' }));
    return within(await screen.findByRole('dialog', { name: 'Rezervasyon 7C1E04B9: bilgileri düzeltin' }));
  };
  return { user, sent, ask };
}

describe('The guest of a booking', () => {
  it('is corrected, and the toast says how the guest learnt of it', async () => {
    const { user, sent, ask } = openBooking();
    const form = await ask();
    await user.clear(form.getByRole('textbox', { name: 'Telefon' }));
    await user.type(form.getByRole('textbox', { name: 'Telefon' }), '0533 111 22 33');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bilgiler düzeltildi. Müşteriye e-postayla haber verildi.')).toBeVisible();
    expect(sent).toMatchObject([{ bookingId: BOOKING_ID, version: 2, phone: '+905331112233', name: 'Ayşe' }]);
  });

  it('is saved at once where only the status changed meanwhile', async () => {
    const versions: number[] = [];
    const { user, ask } = openBooking({
      'admin.bookings.view': () => anAdminBooking({ version: versions.length === 0 ? 2 : 5 }),
      'admin.bookings.correctGuest': ({ version }: CorrectGuestDto) => {
        versions.push(version);
        if (version !== 5) throw new AppError('changed_meanwhile');
        return { booking: anAdminBooking({ version: 6 }), word: null };
      },
    });
    const form = await ask();
    await user.type(form.getByRole('textbox', { name: 'Ad' }), ' Nur');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bilgiler düzeltildi.')).toBeVisible();
    expect(versions).toEqual([2, 5]);
  });

  it('stands beside what somebody else corrected meanwhile', async () => {
    let isCorrected = false;
    const { user, ask } = openBooking({
      'admin.bookings.view': () => anAdminBooking(isCorrected ? { version: 3, name: 'Elif' } : {}),
      'admin.bookings.correctGuest': () => {
        isCorrected = true;
        throw new AppError('changed_meanwhile');
      },
    });
    const form = await ask();
    await user.type(form.getByRole('textbox', { name: 'Ad' }), ' Nur');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    await waitFor(() => expect(conflict.getByText('Ayşe Nur')).toBeVisible());
    expect(conflict.getByText('Elif')).toBeVisible();
  });
});
