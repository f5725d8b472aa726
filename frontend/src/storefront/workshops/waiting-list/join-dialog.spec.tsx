import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openCalendar } from '../../../../testing/open-calendar.js';
import { aSession } from '../../../../testing/sessions.js';

const SESSION_ID = '3f2c1e04-0000-4000-8000-000000000002';
const nextMonth = () => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 12)).toISOString().slice(0, 10);
};

async function openJoin() {
  const full = aSession({ id: SESSION_ID, date: nextMonth(), available: 0, capacity: 8 });
  const { user, shop } = openCalendar(`?gun=${full.date}`, [full]);
  const card = await screen.findByRole('article', { name: full.title });
  await user.click(within(card).getByRole('button', { name: /^Bekleme Listesine Gir/ }));
  const form = await screen.findByRole('form', { name: 'Bekleme listesine girin' });
  return { user, form, shop };
}

describe('the waiting list of a full session', () => {
  it('takes a wish with all that the studio needs, once', async () => {
    const { user, form, shop } = await openJoin();
    expect(within(form).queryByLabelText(/Daha az yer/)).toBeNull();
    await user.click(within(form).getByRole('button', { name: /^Artır/ }));
    await user.click(within(form).getByLabelText(/Daha az yer/));
    await user.type(within(form).getByLabelText('Ad soyad'), 'Deniz Ak');
    await user.type(within(form).getByLabelText('E-posta'), 'deniz@toprak.example');
    await user.click(screen.getByRole('button', { name: 'Listeye Girin' }));
    expect(await screen.findByText(/deniz@toprak.example adresine yazdık/)).toBeVisible();
    expect(shop.joined).toHaveLength(1);
    expect(shop.joined[0]).toMatchObject({
      ...{ sessionId: SESSION_ID, name: 'Deniz Ak', email: 'deniz@toprak.example', phone: '' },
      ...{ seats: 2, takesFewer: true, takesAnyDate: false, isStudent: false, note: '' },
    });
  });

  it('says what is missing', async () => {
    const { user, form, shop } = await openJoin();
    await user.click(screen.getByRole('button', { name: 'Listeye Girin' }));
    await waitFor(() => expect(within(form).getByLabelText('Ad soyad')).toBeInvalid());
    expect(shop.joined).toEqual([]);
  });
});
