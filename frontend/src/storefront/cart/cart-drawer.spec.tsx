import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import type { QuoteDto } from '@contract/checkout/checkout.dto.js';
import type { PricedItem } from '@contract/checkout/quote.js';
import { act } from 'react';
import { aPage, aProduct } from '../../../testing/catalogue.js';
import { openShop } from '../../../testing/open-shop.js';
import { aPricedMug, aPricedSession, aSeat, quoteIn } from '../../../testing/seats.js';
import { rememberHold } from '../../lib/orders/keep-pending-order.js';
import { CART_CLEARED_EVENT, CART_KEY, cartStore } from '../../lib/cart/cart-store.js';

const mug = aProduct();
const item: CartItem = {
  type: 'product',
  id: mug.id,
  slug: mug.slug,
  name: mug.name,
  priceKurus: mug.priceKurus,
  quantity: 2,
  picture: null,
  category: mug.category.name,
};

/** The shop's own prices behind the quote. */
const pricedBy = (mugToday: Partial<PricedItem>, sessionToday: Partial<PricedItem> = {}) => ({
  'checkout.quote': quoteIn({ items: [aPricedMug(mugToday), aPricedSession(sessionToday)] }),
});

async function openCart(user: ReturnType<typeof openShop>['user']) {
  await user.click(screen.getByRole('button', { name: /^Sepet,/ }));
  return screen.findByRole('dialog', { name: /^Sepetiniz/ });
}

describe('the cart that slides in', () => {
  it('is friendly when it is empty', async () => {
    const { user } = openShop();
    const panel = await openCart(user);
    expect(within(panel).getByRole('heading', { name: 'Sepetiniz henüz boş' })).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Misafir Olarak Devam Et' })).not.toBeInTheDocument();
  });

  it('counts what was put in and keeps it for the next visit', async () => {
    const { user } = openShop();
    await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' }));
    expect(screen.getByRole('button', { name: 'Sepet, 1 parça' })).toBeVisible();
    expect(await screen.findByText('Sepetinize eklendi')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Bildirimler' })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(CART_KEY)!)).toMatchObject({
      items: [{ id: mug.id, quantity: 1, priceKurus: 64000 }],
    });
  });

  it('opens by itself on a wide screen when something was added', async () => {
    const matchMedia = jest.spyOn(window, 'matchMedia');
    matchMedia.mockImplementation((query) => ({ matches: query.includes('min-width') }) as MediaQueryList);
    const { user } = openShop();
    await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' }));
    matchMedia.mockRestore();
    expect(await screen.findByRole('dialog', { name: /^Sepetiniz/ })).toBeVisible();
  });

  it('says what one piece costs where there are several', async () => {
    cartStore.replace({ ...cartStore.snapshot(), items: [item] });
    const { user } = openShop('/', pricedBy({}));
    const panel = await openCart(user);
    expect(within(panel).getByText(/2 × 640,00.TL/)).toBeVisible();
  });

  it('crosses out what reduced pieces cost before', async () => {
    cartStore.replace({ ...cartStore.snapshot(), items: [item] });
    const { user } = openShop('/', pricedBy({ priorPriceKurus: 80_000 }));
    const panel = await openCart(user);
    expect(await within(panel).findByText(/^1\.600,00.TL$/)).toBeVisible();
    expect(within(panel).getByText(/%20 indirim/)).toBeVisible();
  });

  it('takes the message about it away when the cart opens, and again when the checkout does', async () => {
    const { user } = openShop('/', pricedBy({}));
    await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' }));
    const added = (await screen.findByText('Sepetinize eklendi')).closest('[data-part=root]');
    const panel = await openCart(user);
    await waitFor(() => expect(added).toHaveAttribute('data-state', 'closed'));
    await user.click(within(panel).getByRole('button', { name: 'Sepetten çıkar: Seladon Kupa' }));
    const removed = (await screen.findByText('Sepetten çıkarıldı')).closest('[data-part=root]');
    await user.click(screen.getByRole('button', { name: 'Geri Al', hidden: true }));
    await user.click(await within(panel).findByRole('button', { name: 'Misafir Olarak Devam Et' }));
    await waitFor(() => expect(removed).not.toHaveAttribute('data-state', 'open'));
  });

  it('refuses what is no longer in stock', async () => {
    const last = aProduct({ stock: { status: 'low_stock', available: 1 } });
    const { user } = openShop('/', { 'catalog.products': () => aPage([last]) });
    const add = await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' });
    await user.click(add);
    await user.click(add);
    expect(await screen.findByText('Stok Yetersiz')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sepet, 1 parça' })).toBeVisible();
  });

  it('adds up, says what the price includes and what the way costs', async () => {
    act(() => cartStore.dispatch({ type: 'add', item }));
    const { user } = openShop('/', pricedBy({}));
    const panel = await openCart(user);
    await user.click(within(panel).getByRole('button', { name: 'Artır: Seladon Kupa' }));
    expect(within(panel).getAllByText(/1\.920,00.TL/)).toHaveLength(3);
    expect(within(panel).getByText('Tüm siparişlerde kargo bizden')).toBeVisible();
    expect(await within(panel).findByText(/^KDV dâhil \(%20: 320,00.TL\)$/)).toBeVisible();
  });

  it('tells the KDV of each rate apart where there are several', async () => {
    cartStore.replace({ ...cartStore.snapshot(), items: [item, aSeat()] });
    const { user } = openShop('/', pricedBy({}, { vatRatePercent: 10 }));
    const panel = await openCart(user);
    expect(await within(panel).findByText(/^KDV dâhil \(%10: 90,91.TL, %20: 213,33.TL\)$/)).toBeVisible();
  });

  it('promises the day of its pieces, as the shop answers', async () => {
    cartStore.replace({ ...cartStore.snapshot(), items: [item] });
    const { user } = openShop('/', pricedBy({ preparationDays: 0 }));
    const panel = await openCart(user);
    expect(
      await within(panel).findByText(
        /^Bugün sipariş verirseniz en geç \d+ \p{L}+ \p{L}+ günü kargoda olur\.$/u,
      ),
    ).toBeVisible();
  });

  it('takes a line out and brings it back on request', async () => {
    act(() => cartStore.dispatch({ type: 'add', item }));
    const { user } = openShop('/', pricedBy({}));
    const panel = await openCart(user);
    await user.click(within(panel).getByRole('button', { name: 'Sepetten çıkar: Seladon Kupa' }));
    expect(within(panel).getByRole('heading', { name: 'Sepetiniz henüz boş' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Geri Al', hidden: true }));
    expect(cartStore.snapshot().items).toEqual([item]);
  });

  it('asks before it removes everything', async () => {
    act(() => cartStore.dispatch({ type: 'add', item }));
    const { user } = openShop('/', pricedBy({}));
    const panel = await openCart(user);
    await user.click(within(panel).getByRole('button', { name: 'Sepeti boşalt' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sepeti boşaltalım mı?' });
    await user.click(within(question).getByRole('button', { name: 'Sepeti Boşalt' }));
    await waitFor(() => expect(cartStore.snapshot().items).toEqual([]));
  });

  it.each([
    {
      what: 'a new price',
      shop: { priceKurus: 70000 },
      text: /Fiyat değişti: 640,00.TL → 700,00.TL/,
      button: 'Kabul Et: Seladon Kupa',
    },
    {
      what: 'fewer pieces',
      shop: { available: 1 },
      text: 'Yalnızca 1 adet kaldı',
      button: '1 Adet Al: Seladon Kupa',
    },
  ])('waits for a word about $what before paying', async ({ shop, text, button }) => {
    act(() => cartStore.dispatch({ type: 'add', item }));
    const { user } = openShop('/', pricedBy(shop));
    const panel = await openCart(user);
    expect(await within(panel).findByText(text)).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeDisabled();
    await user.click(within(panel).getByRole('button', { name: button }));
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeEnabled(),
    );
    expect(within(panel).queryByText(text)).not.toBeInTheDocument();
  });

  it('removes a piece that is no longer sold', async () => {
    act(() => cartStore.dispatch({ type: 'add', item }));
    const { user } = openShop('/', pricedBy({ available: 0 }));
    const panel = await openCart(user);
    expect(await within(panel).findByText('Artık rafta değil')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'hepsini kabul edin' }));
    expect(within(panel).getByRole('heading', { name: 'Sepetiniz henüz boş' })).toBeVisible();
  });

  it('knows the last piece as the visitor’s own while an unfinished checkout still holds it', async () => {
    act(() => cartStore.dispatch({ type: 'add', item }));
    rememberHold({ holdId: 'own', endsAt: Date.now() + 60_000 });
    const free = pricedBy({})['checkout.quote'];
    const taken = pricedBy({ available: 0 })['checkout.quote'];
    const quote = jest.fn((cart: QuoteDto) => (cart.holdId === 'own' ? free(cart) : taken(cart)));
    const { user } = openShop('/', { 'checkout.quote': quote });
    const panel = await openCart(user);
    await waitFor(() => expect(quote.mock.calls[0]?.[0].holdId).toBe('own'));
    expect(within(panel).getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeEnabled();
    expect(within(panel).queryByText('Artık rafta değil')).not.toBeInTheDocument();
  });

  it('shows a seat with its day, and its hours, beside the pieces', async () => {
    act(() =>
      [item, aSeat({ quantity: 2 })].forEach((line) => cartStore.dispatch({ type: 'add', item: line })),
    );
    const { user } = openShop('/', pricedBy({}));
    const panel = await openCart(user);
    expect(within(panel).getByText(/12\.12\.2099 Cumartesi/)).toHaveTextContent('14:00–17:00');
    expect(within(panel).getByText('2 parça ve 2 yer')).toBeVisible();
    expect(await within(panel).findAllByText(/3\.280,00.TL/)).toHaveLength(2);
  });

  it('promises seats no parcel, and calls them seats', async () => {
    act(() => cartStore.dispatch({ type: 'add', item: aSeat({ quantity: 2 }) }));
    const { user } = openShop('/', pricedBy({}));
    expect(screen.getByRole('button', { name: 'Sepet, 2 yer' })).toBeVisible();
    const panel = await openCart(user);
    expect(within(panel).queryByText('Tüm siparişlerde kargo bizden')).not.toBeInTheDocument();
  });

  it('takes no more seats than are free', async () => {
    act(() => cartStore.dispatch({ type: 'add', item: aSeat() }));
    const { user } = openShop('/', pricedBy({}, { available: 2 }));
    const panel = await openCart(user);
    const more = within(panel).getByRole('button', { name: 'Artır: Seramik Atölyesi' });
    await user.click(more);
    await waitFor(() => expect(more).toBeDisabled());
    expect(within(panel).getByRole('group', { name: 'Yer: Seramik Atölyesi' })).toHaveTextContent('2');
  });

  it.each<{ what: string; today: Partial<PricedItem>; text: string | RegExp; button: string }>([
    {
      what: 'a new price',
      today: { priceKurus: 120000 },
      text: /1\.000,00.TL → 1\.200,00.TL/,
      button: 'Kabul Et',
    },
    { what: 'fewer seats', today: { available: 1 }, text: 'Yalnızca 1 yer kaldı', button: '1 Yer Al' },
    { what: 'no seat', today: { available: 0 }, text: 'Bu workshop doldu', button: 'Sepetten Çıkar' },
    {
      what: 'its beginning',
      today: { session: { date: '2020-01-01', startTime: '10:00', endTime: '12:00' } },
      text: 'Bu workshop başladı',
      button: 'Sepetten Çıkar',
    },
    {
      what: 'its cancellation',
      today: { id: 'another' },
      text: 'Bu workshop artık takvimde değil',
      button: 'Sepetten Çıkar',
    },
  ])('says of a workshop with $what what to do', async ({ today, text, button }) => {
    act(() =>
      [item, aSeat({ quantity: 2 })].forEach((line) => cartStore.dispatch({ type: 'add', item: line })),
    );
    const { user } = openShop('/', pricedBy({}, today));
    const panel = await openCart(user);
    expect(await within(panel).findByText(text)).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeDisabled();
    await user.click(within(panel).getByRole('button', { name: `${button}: Seramik Atölyesi` }));
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeEnabled(),
    );
  });

  it('shows the day to which a workshop was moved', async () => {
    act(() => cartStore.dispatch({ type: 'add', item: aSeat() }));
    const moved = { date: '2099-12-13', startTime: '10:00', endTime: '13:00' };
    const { user } = openShop('/', pricedBy({}, { session: moved }));
    const panel = await openCart(user);
    expect(await within(panel).findByText('Tarihi değişti')).toBeVisible();
    expect(within(panel).getByText(/13\.12\.2099 Pazar/)).toHaveTextContent('10:00–13:00');
  });

  it('follows another tab, and empties when the shop says so', async () => {
    openShop();
    await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' });
    const newValue = JSON.stringify({ items: [item], studentDiscountEnabled: false });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue })));
    expect(screen.getByRole('button', { name: 'Sepet, 2 parça' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event(CART_CLEARED_EVENT)));
    expect(screen.getByRole('button', { name: 'Sepet, boş' })).toBeVisible();
  });

  it('survives storage that is full', async () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const { user } = openShop();
      await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' }));
      expect(await screen.findByText('Sepetinize eklendi')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Sepet, 1 parça' })).toBeVisible();
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
