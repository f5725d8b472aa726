import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../../testing/open-shop.js';

/** jsdom draws the phone's layout, where the wide menu is hidden and has no role. */
const findWideMenu = () => screen.findByLabelText('Ana menü');

describe('finding the way', () => {
  it('offers only what exists', async () => {
    openShop();
    const menu = await findWideMenu();
    expect(
      within(menu)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ana Sayfa', 'Workshop', 'Hakkımızda', 'İletişim']);
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

  it('goes home first when a section is asked for elsewhere', async () => {
    const { user, router } = openShop('/boyle-bir-sayfa-yok');
    const menu = await findWideMenu();
    await user.click(within(menu).getByText('Hakkımızda'));
    expect(await screen.findByRole('heading', { name: 'İki çark, bir fırın, bol çay' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    // Only then to the section, once the page is there.
    await waitFor(() => expect(document.getElementById('about')).toHaveFocus());
  });

  it('opens a menu on phones and gives the focus back when it closes', async () => {
    const { user } = openShop();
    const opener = await screen.findByRole('button', { name: 'Menüyü aç', hidden: true });
    await user.click(opener);
    const menu = await screen.findByRole('dialog', { name: /Menü/ });
    expect(within(menu).getByRole('link', { name: 'İletişim' })).toBeVisible();
    // Only a menu that has taken the focus listens to the keyboard.
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
