import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import type { EntryKeyDto } from '@contract/waiting-list/waiting-list.dto.js';
import type { WaitingListEntryView } from '@contract/waiting-list/waiting-list.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openShop } from '../../../testing/open-shop.js';
import { cartInput } from '../../lib/cart/cart-input.js';
import { cartStore } from '../../lib/cart/cart-store.js';

const ENTRY_ID = '3f2c1e04-0000-4000-8000-000000000001';
const SESSION_ID = '3f2c1e04-0000-4000-8000-000000000002';
const ENTRY_KEY = 'gizli-anahtar-gizli-anahtar';
const SESSION = {
  ...{ id: SESSION_ID, title: 'Çark', date: '2099-12-12', startTime: '14:00', endTime: '17:00' },
  ...{ priceKurus: 90_000, studentPriceKurus: 70_000 },
};
const ENTRY: WaitingListEntryView = {
  ...{ id: ENTRY_ID, status: 'waiting', name: 'Deniz Ak', seats: 2, takesFewer: true, takesAnyDate: false },
  ...{ isStudent: false, session: SESSION, place: 3, passedOverFree: null, offer: null },
  ...{ mayStay: false, otherDates: [] },
};
const OFFERED: WaitingListEntryView = {
  ...ENTRY,
  ...{ status: 'offered', place: null },
  offer: { session: SESSION, seats: 1, endsAt: '2099-12-11T06:00:00.000Z', isBeingPaid: false },
};

function open(entry: WaitingListEntryView, procedures: FakeProcedures = {}) {
  return openShop(`/bekleme-listesi/${ENTRY_ID}?anahtar=${ENTRY_KEY}`, {
    'waitingList.entry': () => entry,
    ...procedures,
  });
}

beforeEach(() => {
  cartStore.replace(EMPTY_CART);
  window.localStorage.clear();
});

describe('the page of somebody who waits', () => {
  it('shows the place in the queue, and is for nobody else', async () => {
    open(ENTRY);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bekleme listesindesiniz' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Sıranız: 3');
    expect(screen.getByRole('region', { name: 'Beklediğiniz workshop' })).toHaveTextContent(
      '2 yer · daha azı da olur',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('says honestly that a seat was free which was too few', async () => {
    open({ ...ENTRY, passedOverFree: 1 });
    expect(await screen.findByText(/2 yer bekliyorsunuz, son seferinde 1 yer açıldı/)).toBeVisible();
  });

  it('asks whether a moved date suits, keeps the place at a touch, and names free dates', async () => {
    const stay = jest.fn<(key: EntryKeyDto) => null>(() => null);
    const free = { sessionId: 's2', date: '2099-12-19', startTime: '14:00', endTime: '17:00', freeSeats: 3 };
    const { user } = open(
      { ...ENTRY, status: 'closed', place: null, mayStay: true, otherDates: [free] },
      { 'waitingList.stay': stay },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Hâlâ ilgileniyor musunuz?' })).toBeVisible();
    expect(screen.getByRole('link', { name: /19\.12\.2099/ })).toHaveAttribute(
      'href',
      '/workshops?ay=2099-12&gun=2099-12-19',
    );
    expect(stay).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sıramı Koruyun' }));
    await waitFor(() => expect(stay).toHaveBeenCalledWith({ entryId: ENTRY_ID, entryKey: ENTRY_KEY }));
  });

  it('lets its owner leave, after a question', async () => {
    const leave = jest.fn<(key: EntryKeyDto) => null>(() => null);
    const { user } = open(ENTRY, { 'waitingList.leave': leave });
    await user.click(await screen.findByRole('button', { name: 'Listeden Çık' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(leave).not.toHaveBeenCalled();
    expect(dialog).toHaveTextContent('Sıranız sonraki kişiye geçer');
    await user.click(screen.getAllByRole('button', { name: 'Listeden Çık' }).at(-1)!);
    await waitFor(() => expect(leave).toHaveBeenCalledWith({ entryId: ENTRY_ID, entryKey: ENTRY_KEY }));
  });

  it('puts the offered seats into the cart once, and tells the shop whose they are', async () => {
    const { user } = open(OFFERED);
    expect(await screen.findByRole('heading', { level: 1, name: 'Size yer açıldı' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('11.12.2099 09:00 saatine kadar sizin.');
    expect(screen.getByText('1 yer ayrıldı (2 yer bekliyordunuz)')).toBeVisible();
    const take = screen.getByRole('button', { name: 'Yerimi Al' });
    await user.click(take);
    expect(cartStore.snapshot().items).toMatchObject([{ workshopId: SESSION_ID, quantity: 1 }]);
    expect(cartInput(cartStore.snapshot())).toMatchObject({
      offer: { entryId: ENTRY_ID, entryKey: ENTRY_KEY },
    });
  });

  it('declines only after a question', async () => {
    const decline = jest.fn(() => {
      throw new AppError('waiting_list_being_paid');
    });
    const { user } = open(OFFERED, { 'waitingList.decline': decline });
    await user.click(await screen.findByRole('button', { name: 'İstemiyorum' }));
    expect(decline).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Evet, İstemiyorum' }));
    expect(await screen.findByText(/Bu yer için ödeme ekranı açık/)).toBeVisible();
  });

  it('takes no second payment while one is at the bank', async () => {
    open({ ...OFFERED, offer: { ...OFFERED.offer!, isBeingPaid: true } });
    expect(await screen.findByText(/Ödemeniz bankanızda sürüyor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yerimi Al' })).toBeNull();
  });

  it.each<[WaitingListEntryView['status'], string]>([
    ['taken', 'Yerinizi aldınız'],
    ['declined', 'Yer sıradaki kişiye geçti'],
    ['left', 'Listeden çıktınız'],
    ['expired', 'Ayırdığımız yerin süresi doldu'],
    ['closed', 'Bekleme listesi kapandı'],
  ])('says what became of an entry that is %s', async (status, title) => {
    open({ ...ENTRY, status, place: null });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Yerimi Al|Listeden Çık|İstemiyorum/ })).toBeNull();
  });

  it('is not found with a wrong key', async () => {
    open(ENTRY, {
      'waitingList.entry': () => {
        throw new AppError('waiting_list_entry_not_found');
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bu bekleme kaydını bulamadık' }),
    ).toBeVisible();
  });
});
