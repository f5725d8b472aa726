import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../../testing/open-shop.js';
import { aWorkshopsPage, openWorkshops } from '../../../testing/open-workshops.js';

const cards = () => screen.findAllByRole('article');
const open = (program: string) => screen.findByRole('link', { name: `Daha fazla bilgi: ${program}` });

describe('the workshops page', () => {
  it('is where the home page’s second button and the menu lead', async () => {
    const { user, router } = openShop('/', {
      'workshops.month': () => [],
      'content.workshopsPage': () => aWorkshopsPage(),
    });
    await user.click(await screen.findByRole('link', { name: 'Workshop Takvimi' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ellerinizi toprağa bulayın' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/workshops');
    await waitFor(() => expect(document.title).toBe('Workshoplar – Toprak'));
    const menu = within(screen.getByLabelText('Ana menü'));
    expect(menu.getByText('Workshop')).toHaveAttribute('aria-current', 'page');
    expect(menu.getByText('Ana Sayfa')).not.toHaveAttribute('aria-current');
  });

  it('has the five sections in their order, each under a heading', async () => {
    openWorkshops();
    await cards();
    const sections = ['workshop-types', 'workshop-calendar', 'workshop-classes', 'faq'];
    const inPage = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect(inPage).toEqual(sections);
    for (const name of ['Beş program, tek sofra', 'Takvim', 'Atölyeden kareler', 'Merak ettikleriniz']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
  });

  it('shows the studio’s own texts where there are any', async () => {
    const hero = { title: 'Çarkın başına', subtitle: 'Alt başlık', description: 'Anlatım' };
    openWorkshops({ 'content.workshopsPage': () => aWorkshopsPage({ hero }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Çarkın başına' })).toBeVisible();
    expect(screen.getByText('Anlatım')).toBeVisible();
  });

  it('shows the built-in page instead of an error when the content cannot be loaded', async () => {
    openWorkshops({
      'content.workshopsPage': () => {
        throw new Error('offline');
      },
    });
    expect(await cards()).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1, name: 'Ellerinizi toprağa bulayın' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can already be used while its texts are on their way', async () => {
    const { user } = openWorkshops({ 'content.workshopsPage': () => new Promise(() => undefined) });
    expect(await screen.findByText('Workshop programları yükleniyor')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('link', { name: 'Tarih Seçin' }));
    expect(document.getElementById('workshop-calendar')).toHaveFocus();
  });

  it('moves the keyboard along with the page to the programs', async () => {
    const { user } = openWorkshops();
    await user.click(await screen.findByRole('link', { name: 'Programlara Bakın' }));
    expect(document.getElementById('workshop-types')).toHaveFocus();
  });

  it('offers an information request when the calendar is empty', async () => {
    const { user } = openWorkshops();
    const calendar = within(await screen.findByRole('region', { name: 'Takvim' }));
    await user.click(await calendar.findByRole('button', { name: 'Bilgi İsteyin' }));
    expect(await screen.findByRole('dialog', { name: 'Bilgi isteyin' })).toBeVisible();
  });

  it('goes to the section that its address names', async () => {
    openWorkshops({}, '/workshops#faq');
    await waitFor(() => expect(document.getElementById('faq')).toHaveFocus());
  });
});

describe('a program', () => {
  it('says on its card how long, for how much and for whom', async () => {
    openWorkshops();
    const card = within((await cards())[3]!);
    expect(card.getByRole('heading', { level: 3, name: 'Çocuk Atölyesi' })).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Süre: 2–3 saat',
      'Kişi başı: 600–800\u00a0TL',
      'Kimler için: 7–14 yaş',
    ]);
  });

  it('tells the rest in a dialog: what is in it, and what every guest should know', async () => {
    const { user } = openWorkshops();
    await user.click(await open('Seramik Atölyesi'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seramik Atölyesi' }));
    expect(dialog.getByText('800–1.000 TL')).toBeVisible();
    expect(within(dialog.getByRole('region', { name: 'Neler var?' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    expect(dialog.getByText(/Önce kili birlikte yoğuruyoruz/)).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Gelmeden önce' })).toHaveTextContent('en çok 8 kişi');
  });

  it('leads on to the dates', async () => {
    const { user } = openWorkshops();
    await user.click(await open('Linol Baskı Atölyesi'));
    await user.click(await screen.findByRole('button', { name: 'Tarihleri Gör' }));
    await waitFor(() => expect(document.getElementById('workshop-calendar')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus back to its card when it is closed', async () => {
    const { user } = openWorkshops();
    const button = await open('Cam Boyama Atölyesi');
    await user.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('a program’s address', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('comes with its dialog and goes with Back, which stays on the page', async () => {
    const { user, router } = openWorkshops({}, '/workshops?ay=2026-12');
    await user.click(await open('Linol Baskı Atölyesi'));
    await dialog('Linol Baskı Atölyesi');
    expect(router.state.location.search).toBe('?ay=2026-12&program=linol-baski');
    await act(() => router.navigate(-1));
    await gone();
    expect(router.state.location).toMatchObject({ pathname: '/workshops', search: '?ay=2026-12' });
    await act(() => router.navigate(1));
    await dialog('Linol Baskı Atölyesi');
  });

  it('leaves nothing to go back to when the dialog is closed by hand', async () => {
    const { user, router } = openWorkshops();
    await user.click(await open('Seramik Atölyesi'));
    const { key } = router.state.location;
    await user.click(within(await dialog('Seramik Atölyesi')).getByRole('button', { name: 'Kapat' }));
    await gone();
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate(1));
    expect(router.state.location.key).toBe(key);
  });

  it.each([
    ['seramik', 'Seramik Atölyesi'],
    ['cam-boyama', 'Cam Boyama Atölyesi'],
    ['linol-baski', 'Linol Baskı Atölyesi'],
    ['cocuk', 'Çocuk Atölyesi'],
    ['ozel-grup', 'Özel Grup Atölyesi'],
  ])('can be shared: %s', async (word, name) => {
    const { user, router } = openWorkshops({}, `/workshops?program=${word}`);
    await dialog(name);
    await user.keyboard('{Escape}');
    await gone();
    expect(router.state.location).toMatchObject({ pathname: '/workshops', search: '' });
  });

  it('is ignored where it names no program', async () => {
    openWorkshops({}, '/workshops?program=toString');
    await cards();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives its name to the request that starts from it', async () => {
    const { user } = openWorkshops({}, '/workshops?program=ozel-grup');
    await user.click(
      within(await dialog('Özel Grup Atölyesi')).getByRole('button', { name: 'Bilgi İsteyin' }),
    );
    await dialog('Bilgi isteyin');
    expect(await screen.findByLabelText('Mesajınız')).toHaveValue(
      'Özel Grup Atölyesi hakkında bilgi almak istiyorum.\n',
    );
  });
});

describe('the questions', () => {
  const line = async (name: RegExp) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('details')!;

  it('stand with the first one open', async () => {
    openWorkshops();
    const first = await line(/Daha önce hiç/);
    expect(first).toHaveAttribute('open');
    expect(first).toHaveTextContent('Elbette.');
    expect(await line(/Gelemezsem/)).not.toHaveAttribute('open');
  });

  it('open and close again, and the browser is told to keep one open at a time', async () => {
    const { user } = openWorkshops();
    const other = await line(/Gelemezsem/);
    await user.click(within(other).getByRole('heading'));
    expect(other).toHaveAttribute('open');
    await user.click(within(other).getByRole('heading'));
    expect(other).not.toHaveAttribute('open');
    const first = await line(/Daha önce hiç/);
    expect(first.getAttribute('name')).toBe(other.getAttribute('name'));
    expect(first.getAttribute('name')).toBeTruthy();
  });

  it('each show a picture that only decorates', async () => {
    openWorkshops();
    expect((await line(/Daha önce hiç/)).querySelector('img')).toHaveAttribute('alt', '');
  });
});
