import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSiteStatus } from '../../../../testing/accounts.js';
import { aPage, aProduct } from '../../../../testing/catalogue.js';
import { openShop } from '../../../../testing/open-shop.js';
// Imported in advance, so that no test waits for a lazy import.
import '../newsletter/newsletter-rules.js';
import './closed-shop.js';

const BEFORE_OPENING = { 'site.status': () => aSiteStatus({ closure: 'before_opening' }) };
const comingSoon = () => screen.findByRole('heading', { level: 1, name: 'Yakında' });

describe('Before the studio opens its shop', () => {
  it.each(['/', '/workshops', '/auth', '/siparis/1'])('"Yakında" stands in place of %s', async (address) => {
    openShop(address, BEFORE_OPENING);
    expect(await comingSoon()).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('visitors can ask to be told by the newsletter', async () => {
    const subscribe = jest.fn(() => null);
    const { user } = openShop('/', { ...BEFORE_OPENING, 'newsletter.subscribe': subscribe });
    await comingSoon();
    await user.type(screen.getByLabelText('E-posta adresiniz'), 'ayse@toprak.test');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Bültene Katılın' }));
    expect(await screen.findByText(/Bir adım kaldı/)).toBeVisible();
    expect(subscribe).toHaveBeenCalled();
  });

  it.each([
    ['/bulten/onay', 'Geçersiz Bağlantı'],
    ['/bulten/ayril', 'Geçersiz Bağlantı'],
  ])('the link in the newsletter’s mail still opens its page: %s', async (address, title) => {
    openShop(address, BEFORE_OPENING);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('a signed-in admin sees the shop as a preview, which says so', async () => {
    openShop('/', {
      ...BEFORE_OPENING,
      'catalog.products': () => aPage([aProduct()]),
      'adminSession.current': () => ({ id: '1', name: 'Elif', email: 'elif@toprak.test', role: 'admin' }),
    });
    expect(await screen.findByText('Dükkân henüz açılmadı – yalnızca siz görüyorsunuz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Açılış' })).toHaveAttribute('href', '/admin/acilis');
    expect(screen.queryByRole('heading', { name: 'Yakında' })).not.toBeInTheDocument();
  });
});
