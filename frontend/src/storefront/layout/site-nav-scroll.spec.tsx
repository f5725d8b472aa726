import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartStore } from '../../lib/cart/cart-store.js';
import { aCartItem } from '../../../testing/orders.js';
import { openShop } from '../../../testing/open-shop.js';

/** The beginning of each section, measured from the top of the page. */
const TOPS: Record<string, number> = {
  home: 0,
  products: 900,
  about: 2000,
  'bulk-order': 2800,
  blog: 3700,
  contact: 4600,
};

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (TOPS[this.id] ?? 0) - window.scrollY } as DOMRect;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5200, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  scrollPage(0);
});

function scrollPage(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

async function openHome() {
  const opened = openShop();
  await screen.findByRole('heading', { level: 1, name: 'Elde şekillenir, sofrada yaşar.' });
  await screen.findByRole('heading', { name: 'Kafeniz, oteliniz, nikâhınız için' });
  return { ...opened, menu: within(screen.getByLabelText('Ana menü')) };
}

const topAskedFor = () => (scrollTo.mock.lastCall?.[0] as unknown as ScrollToOptions | undefined)?.top;

describe('the bar while the home page is scrolled', () => {
  it('turns solid after fifty pixels, and clear again at the top', async () => {
    await openHome();
    const bar = screen.getByRole('banner');
    const clear = bar.className;
    scrollPage(50);
    expect(bar.className).toBe(clear);
    scrollPage(51);
    expect(bar.className).not.toBe(clear);
    scrollPage(0);
    expect(bar.className).toBe(clear);
  });

  it.each([
    [0, 'Ana Sayfa'],
    [750, 'Ana Sayfa'],
    [1849, 'Ana Sayfa'],
    [1850, 'Hakkımızda'],
    [2650, 'Toplu Sipariş'],
    [3549, 'Toplu Sipariş'],
    [3550, 'Blog'],
    [4450, 'İletişim'],
  ])('at %i marks %s: a section counts from 150 pixels below the top on', async (top, label) => {
    const { menu } = await openHome();
    scrollPage(top);
    const marked = menu
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'location');
    expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
  });
});

describe('going to a section', () => {
  it('leaves eighty pixels above it', async () => {
    const { user, menu } = await openHome();
    scrollPage(200);
    await user.click(menu.getByText('Toplu Sipariş'));
    await waitFor(() => expect(topAskedFor()).toBe(2720));
  });

  it('leaves sixty-four from the hero, whose button is a real link', async () => {
    const { user } = await openHome();
    const toProducts = screen.getByRole('link', { name: 'Ürünleri İnceleyin' });
    expect(toProducts).toHaveAttribute('href', '/#products');
    await user.click(toProducts);
    expect(topAskedFor()).toBe(836);
  });

  it('from another page comes after the page did', async () => {
    const { user } = openShop('/boyle-bir-sayfa-yok');
    await user.click(within(await screen.findByLabelText('Ana menü')).getByText('Toplu Sipariş'));
    await waitFor(() => expect(topAskedFor()).toBe(2720));
  });
});

describe('the bar', () => {
  it('holds the page still while the menu of phones is open', async () => {
    const { user } = await openHome();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    await user.click(screen.getByRole('button', { name: 'Menüyü aç', hidden: true }));
    await screen.findByRole('dialog', { name: /Menü/ });
    await waitFor(() => expect(document.body).toHaveStyle({ overflow: 'hidden' }));
    await user.click(screen.getByRole('button', { name: 'Menüyü kapat' }));
    await waitFor(() => expect(document.body).not.toHaveStyle({ overflow: 'hidden' }));
  });

  it('counts what is in the cart', async () => {
    await openHome();
    expect(screen.getByRole('button', { name: 'Sepet, boş' })).toBeVisible();
    act(() => cartStore.dispatch({ type: 'add', item: aCartItem({ quantity: 3 }) }));
    expect(screen.getByRole('button', { name: /^Sepet, 3/ })).toHaveTextContent('3');
  });
});
