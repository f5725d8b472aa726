import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCustomer, signedIn } from '../../../testing/accounts.js';
import { aPostView } from '../../../testing/blog.js';
import { ALL_FEATURES } from '@contract/studio/features.js';
import { TEST_SITE_TEXTS } from '../../../testing/test-studio.js';
import { openShop } from '../../../testing/open-shop.js';

/** jsdom draws the phone's layout, where the wide menu is hidden and has no role. */
const findWideMenu = () => screen.findByLabelText('Ana menü');

describe('finding the way', () => {
  it('offers every part of the shop', async () => {
    openShop();
    const menu = await findWideMenu();
    expect(
      within(menu)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ana Sayfa', 'Workshop', 'Toplu Sipariş', 'Hakkımızda', 'Blog', 'İletişim']);
  });

  it.each([
    ['workshops', 'Workshop', '/workshops'],
    ['bulkOrders', 'Toplu Sipariş', null],
    ['blog', 'Blog', '/blog'],
    ['shop', 'Ürünler', '/raf'],
  ] as const)('leads nowhere to %s of a studio that does not use it', async (feature, label, path) => {
    const features = { ...ALL_FEATURES, [feature]: false };
    openShop(path ?? '/hic-olmamis', {
      'content.site': () => ({ ...TEST_SITE_TEXTS, features }),
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bu sayfa fırından çıkmamış' });
    expect(heading).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: label, hidden: true })).toBeNull());
    expect(screen.getAllByRole('link', { name: 'Hakkımızda', hidden: true }).length).toBeGreaterThan(0);
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = openShop();
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    expect(screen.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus();
  });

  it('says kindly that a page is not there', async () => {
    const { user, router } = openShop('/boyle-bir-sayfa-yok');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bu sayfa fırından çıkmamış' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ana Sayfaya Dönün' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([
    ['/blog', 'page'],
    ['/blog/seladon-yesili', 'true'],
    ['/boyle-bir-sayfa-yok', null],
  ])('marks the blog at %s as %s', async (address, mark) => {
    openShop(address, { 'blog.post': () => aPostView() });
    const link = within(await findWideMenu()).getByText('Blog');
    expect(link).toHaveAttribute('href', '/blog');
    expect(link.getAttribute('aria-current')).toBe(mark);
  });

  it('goes home first when a section is asked for elsewhere', async () => {
    const { user, router } = openShop('/boyle-bir-sayfa-yok');
    const menu = await findWideMenu();
    await user.click(within(menu).getByText('Hakkımızda'));
    // The section gets the focus once the page is there. A cheap query, so that it does not slow the page
    // down.
    await waitFor(() => expect(document.getElementById('about')).toHaveFocus());
    expect(router.state.location.pathname).toBe('/');
    expect(await screen.findByText('Kil, çark ve fırın')).toBeVisible();
  });

  it('opens a menu on phones and gives the focus back when it closes', async () => {
    const { user } = openShop();
    const opener = await screen.findByRole('button', { name: 'Menüyü aç', hidden: true });
    await user.click(opener);
    const menu = await screen.findByRole('dialog', { name: /Menü/ });
    expect(within(menu).getByRole('link', { name: 'İletişim' })).toBeVisible();
    // The menu handles keys only after it has the focus.
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('offers the way in, which is also an address of its own', async () => {
    openShop('/boyle-bir-sayfa-yok');
    const link = await screen.findByRole('link', { name: 'Giriş Yap' });
    expect(link).toHaveAttribute('href', '/auth');
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    [0, 'Ayşe, hesabım'],
    [100, 'Ayşe, 99+ okunmamış mesaj, hesabım'],
  ])('calls a customer with %i unread messages by name', async (unread, name) => {
    openShop('/boyle-bir-sayfa-yok', signedIn(aCustomer(), unread));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/account');
  });

  it('leads from the menu of phones to an order without an account', async () => {
    const { user, router } = openShop('/boyle-bir-sayfa-yok');
    await user.click(await screen.findByRole('button', { name: 'Menüyü aç', hidden: true }));
    const menu = await screen.findByRole('dialog', { name: /Menü/ });
    await user.click(within(menu).getByRole('link', { name: 'Sipariş Takibi' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/siparis-takip'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lets the menu of phones lead in as well', async () => {
    const { user } = openShop('/boyle-bir-sayfa-yok');
    await user.click(await screen.findByRole('button', { name: 'Menüyü aç', hidden: true }));
    const menu = await screen.findByRole('dialog', { name: /Menü/ });
    await user.click(within(menu).getByRole('link', { name: 'Giriş Yap' }));
    expect(await screen.findByRole('dialog', { name: 'Tekrar hoş geldiniz' })).toBeVisible();
  });
});
