import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import type { HomePage } from '@contract/content/home-page.js';
import type { Picture } from '@contract/media/picture.js';
import { openShop } from '../../../testing/open-shop.js';

const PICTURE: Picture = { fileName: 'atolye.jpg', width: 2400, height: 1350, placeholder: '', alt: 'Fırın' };

const openHome = (own: Partial<HomePage> = {}) =>
  openShop('/', { 'content.home': () => ({ ...BUILT_IN_HOME_PAGE, ...own }) });

const about = async () => within(await screen.findByRole('region', { name: 'Atölyemiz kimdir' }));

describe('the home page', () => {
  it('shows its sections in their order', async () => {
    openHome();
    const sections = () => [...document.querySelectorAll('main section[id], footer')].map(({ id }) => id);
    await waitFor(() =>
      expect(sections()).toEqual(['home', 'products', 'about', 'bulk-order', 'blog', 'contact']),
    );
  });

  it('says the studio’s words about itself, each cut at fifteen hundred characters, beside its picture', async () => {
    const long = 'ş'.repeat(1600);
    openHome({
      about: {
        title: 'Atölyemiz kimdir',
        description: long,
        founder: { title: 'Kurucu', text: long },
        mission: { title: 'Misyon', text: 'Kısa.' },
        vision: { title: 'Vizyon', text: long },
        picture: PICTURE,
        pictureAlt: 'Elif çarkın başında',
        pictureTitle: 'Salı sabahı',
      },
    });
    const section = await about();
    expect(section.getAllByText(`${'ş'.repeat(1500)}…`)).toHaveLength(3);
    expect(section.getByText('Kısa.')).toBeVisible();
    expect(section.getByRole('img', { name: 'Elif çarkın başında' })).toHaveAttribute(
      'src',
      expect.stringContaining('/media/atolye.jpg/'),
    );
    expect(section.getByText('Salı sabahı')).toBeVisible();
  });

  it('puts the hero’s text below a picture of the studio’s, over which nobody knows whether it can be read', async () => {
    openHome({ hero: { ...BUILT_IN_HOME_PAGE.hero, title: 'Bizim atölye', background: PICTURE } });
    const hero = within(await screen.findByRole('region', { name: 'Bizim atölye' }));
    const picture = hero.getByRole('img', { name: 'Fırın' });
    const title = hero.getByRole('heading', { level: 1 });
    expect(picture.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(picture).toHaveAttribute('loading', 'eager');
  });

  it('says our own words, with our own pictures, when the studio’s cannot be reached', async () => {
    openShop('/', {
      'content.home': () => {
        throw new Error('offline');
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Elde şekillenir, sofrada yaşar.' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /Pencere ışığında/ })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Kil, çark ve fırın' })).toBeVisible();
    expect(screen.getByRole('img', { name: /Atölyenin rafı ve çark/ })).toBeVisible();
  });

  it('keeps the shape of what comes while it is on its way', () => {
    openShop('/', { 'content.home': () => new Promise(() => undefined) });
    return expect(screen.findByText('Ana sayfa yükleniyor')).resolves.toHaveAttribute('role', 'status');
  });
});
