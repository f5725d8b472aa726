import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { siteTexts } from '@contract/content/site.rules.js';
import { openShop } from '../../../testing/open-shop.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { TEST_PROFILE } from '../../../testing/test-studio.js';

beforeEach(() => localStorage.clear());

const ELSEWHERE = '/boyle-bir-sayfa-yok';
const POLICY = {
  kind: 'privacy',
  title: 'Gizlilik Politikası ve KVKK Aydınlatma Metni',
  sections: [{ heading: 'Veri sorumlusu', blocks: [{ kind: 'paragraph', text: 'Biziz.' }] }],
  html: null,
};
const withPolicy: FakeProcedures = { 'content.policy': () => POLICY };

async function openFooter(procedures: FakeProcedures = {}, address = ELSEWHERE) {
  const opened = openShop(address, procedures);
  await screen.findByRole('link', { name: 'Gizlilik Politikası' });
  return { ...opened, footer: within(screen.getByRole('contentinfo')) };
}

const theMap = () => screen.queryByTitle('Atölyenin haritadaki yeri');

describe('the footer', () => {
  it('leads everywhere, with addresses of their own', async () => {
    const { footer } = await openFooter();
    const links = within(footer.getByRole('navigation', { name: 'Hızlı bağlantılar' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hakkımızda', '/#about'],
      ['Workshoplar', '/workshops'],
      ['Ürünler', '/raf'],
      ['Blog', '/blog'],
      ['Toplu Sipariş', '/#bulk-order'],
      ['İletişim', '/#contact'],
      ['Sipariş Takibi', '/siparis-takip'],
    ]);
    for (const name of ['Instagram', 'YouTube', 'TikTok']) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(footer.getByText('© 2024 Toprak. Tüm hakları saklıdır.')).toBeVisible();
    expect(footer.getByText('Tasarım ve yazılım: Atölye Kod')).toBeVisible();
    expect(footer.getByText('%100 memnuniyet garantisi.')).toBeVisible();
  });

  it('says what the studio writes about itself', async () => {
    const own = siteTexts(
      new Map([
        [
          'contact',
          new Map([
            ['contact_phone', '0216 444 11 22'],
            ['contact_address', 'Bağdat Caddesi 1\nKadıköy'],
          ]),
        ],
        ['footer', new Map([['company_description', 'Yalnızca çay bardağı yaparız.']])],
      ]),
      TEST_PROFILE,
    );
    const { footer } = await openFooter({ 'content.site': () => own });
    expect(footer.getByText('Yalnızca çay bardağı yaparız.')).toBeVisible();
    expect(footer.getByText('Bağdat Caddesi 1')).toBeVisible();
    expect(footer.getByRole('link', { name: '0216 444 11 22' })).toHaveAttribute('href', 'tel:+902164441122');
  });

  it('says our own words when the studio’s cannot be reached', async () => {
    const { footer } = await openFooter({
      'content.site': () => {
        throw new Error('offline');
      },
    });
    expect(footer.getByText(/Küçük bir seramik atölyesi/)).toBeVisible();
    expect(footer.queryByRole('link', { name: /@/ })).toBeNull();
  });

  it.each([
    ['Gizlilik Politikası', '/gizlilik-politikasi'],
    ['Teslimat ve İade', '/teslimat-ve-iade'],
    ['Mesafeli Satış Sözleşmesi', '/mesafeli-satis-sozlesmesi'],
    ['Erişilebilirlik Bildirimi', '/erisilebilirlik'],
    ['%100 memnuniyet garantisi.', '/memnuniyet-sozumuz'],
  ])('opens %s over the page; its address is a real one', async (name, address) => {
    const { user, router, footer } = await openFooter(withPolicy);
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
    await user.click(footer.getByRole('link', { name }));
    expect(await screen.findByRole('dialog', { name: POLICY.title })).toHaveTextContent('Biziz.');
    expect(router.state.location.pathname).toBe(ELSEWHERE);
  });
});

describe('the map', () => {
  it('loads nothing until it is asked for, and leads to a map where no script runs', async () => {
    const { footer } = await openFooter();
    expect(theMap()).toBeNull();
    expect(footer.getByRole('link', { name: 'Haritayı göster' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.openstreetmap.org/'),
    );
  });

  it('is looked up elsewhere, and not shown here, at an address whose place nobody knows', async () => {
    localStorage.setItem(
      'toprak.privacy-consent',
      JSON.stringify({ version: 1, allowedAt: { map: '2026-11-20T09:00:00.000Z' } }),
    );
    const own = siteTexts(
      new Map([['contact', new Map([['contact_address', 'Bağdat Caddesi 1\nKadıköy']])]]),
      TEST_PROFILE,
    );
    const { user, footer } = await openFooter({ 'content.site': () => own });
    const link = footer.getByRole('link', { name: 'Haritada açın' });
    expect(link).toHaveAttribute('href', own.contact.map.href);
    await user.click(link);
    expect(theMap()).toBeNull();
  });

  it('appears on a click, for this once and shut in', async () => {
    const { user, footer } = await openFooter();
    await user.click(footer.getByRole('link', { name: 'Haritayı göster' }));
    expect(theMap()).toHaveAttribute('src', expect.stringContaining('https://www.openstreetmap.org/export/'));
    expect(theMap()).toHaveAttribute('loading', 'lazy');
    expect(theMap()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(theMap()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    expect(localStorage).toHaveLength(0);
    expect(theMap()?.parentElement).toHaveFocus();
  });

  it('stays for next time when the visitor says so, until they take it back', async () => {
    const { user, footer } = await openFooter();
    await user.click(footer.getByRole('link', { name: 'Haritayı göster' }));
    await user.click(footer.getByRole('button', { name: 'Haritayı her zaman göster' }));
    expect(localStorage.getItem('toprak.privacy-consent')).toContain('"map"');
    await user.click(footer.getByRole('button', { name: 'Haritayı kendiliğinden gösterme' }));
    expect(localStorage.getItem('toprak.privacy-consent')).not.toContain('"map"');
    expect(theMap()).not.toBeNull();
  });

  it('comes by itself for who allowed it before', async () => {
    localStorage.setItem(
      'toprak.privacy-consent',
      JSON.stringify({ version: 1, allowedAt: { map: '2026-11-20T09:00:00.000Z' } }),
    );
    await openFooter();
    expect(theMap()).not.toBeNull();
  });
});

describe('the visitor’s choices', () => {
  it('are off, explained, and work at once', async () => {
    const { user, router, footer } = await openFooter();
    await user.click(footer.getByRole('link', { name: 'Gizlilik Tercihleri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gizlilik tercihleri' }));
    const map = dialog.getByRole('switch', { name: 'Harita' });
    expect((map as HTMLInputElement).checked).toBe(false);
    expect(map).toHaveAccessibleDescription(/OpenStreetMap/);
    await user.click(map);
    expect(theMap()).not.toBeNull();
    await user.click(map);
    expect(theMap()).toBeNull();
    expect(router.state.location.pathname).toBe(ELSEWHERE);
  });

  it('leave the page to the browser when it is asked for in a new tab', async () => {
    const { footer } = await openFooter(withPolicy);
    const link = footer.getByRole('link', { name: 'Gizlilik Politikası' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
