import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import './content-page.js';

const anItem = (overrides: Partial<AdminContentItem> = {}): AdminContentItem => ({
  id: 'hero.main_title',
  section: 'hero',
  key: 'main_title',
  label: 'Ana başlık',
  help: '',
  type: 'title',
  isList: false,
  isPicture: false,
  drawnAs: null,
  page: '/',
  place: null,
  own: '',
  builtIn: 'Elde şekillenir',
  shown: 'Elde şekillenir',
  displayOrder: 0,
  version: 0,
  updatedAt: null,
  ...overrides,
});

const TOO_LONG = 'En fazla 100 karakter olabilir; lütfen kısaltın.';

const FEATURES = anItem({
  id: 'workshops.workshop_type_1_features',
  section: 'workshops',
  key: 'workshop_type_1_features',
  label: '1. program: özellikler',
  type: 'text',
  isList: true,
  builtIn: '["Kil bizden","Çay demli"]',
  shown: '["Kil bizden","Çay demli"]',
});
const OWN = anItem({
  id: 'hero.subtitle',
  key: 'subtitle',
  label: 'Alt başlık',
  type: 'description',
  own: 'Kuzguncuk’ta küçük atölye',
  shown: 'Kuzguncuk’ta küçük atölye',
  version: 3,
  updatedAt: '2026-11-18T10:00:00Z',
});
const ITEMS = [anItem(), OWN, FEATURES];

const open = (procedures: FakeProcedures = {}, address = '/admin/icerik') =>
  openBackOffice(address, { 'admin.content.list': () => ITEMS, ...procedures });

const cards = async () => within(await screen.findByRole('list', { name: 'Metinler' }));

describe('The editor of the site’s texts', () => {
  it('shows the texts of a section, whose they are, and how many each section has', async () => {
    open();
    const texts = await cards();
    expect(texts.getByRole('heading', { name: 'Ana başlık' })).toBeVisible();
    expect(texts.getByText('Hazır metin')).toBeVisible();
    expect(texts.getByText('Sizin metniniz')).toBeVisible();
    expect(texts.getByText('açıklama · 18.11.2026')).toBeVisible();
    expect(texts.getByText('15 / 100')).toBeVisible();
    const sections = within(screen.getByRole('navigation', { name: 'Bölümler' }));
    expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Ana sayfa2', 'Hakkımızda0', 'Workshoplar1', 'Blog0', 'Alt bilgi0'],
      ...['İletişim0', 'Yasal metinler0', 'Toplu sipariş0'],
    ]);
  });

  it('finds texts by their names and words, in every section', async () => {
    open({}, '/admin/icerik?ara=KUZGUNCUK');
    const texts = await cards();
    expect(texts.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Alt başlık']);
    expect(screen.getByRole('link', { name: /Workshoplar/ })).toHaveTextContent('0');
  });

  it('says so in the documented words when nothing can be read', async () => {
    open({
      'admin.content.list': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText(/İçerikler yüklenirken hata oluştu/)).toBeVisible();
  });

  it('saves what has changed and fits, with the version that was read, and nothing else', async () => {
    const save = jest.fn(() => anItem({ own: 'Kil', version: 1 }));
    const { user } = open({ 'admin.content.save': save });
    await user.click((await cards()).getByRole('button', { name: 'Düzenle: Ana başlık' }));
    const field = await screen.findByRole('textbox', { name: 'Ana başlık' });
    const button = screen.getByRole('button', { name: 'Kaydet' });
    expect(button).toBeDisabled();

    fireEvent.change(field, { target: { value: 'a'.repeat(101) } });
    expect(screen.getByText('101 / 100')).toBeVisible();
    expect(screen.queryByText(TOO_LONG)).not.toBeInTheDocument();
    fireEvent.blur(field);
    expect(screen.getByText(TOO_LONG)).toBeVisible();
    expect(button).toBeDisabled();

    fireEvent.change(field, { target: { value: ' Elde şekillenir ' } });
    expect(button).toBeDisabled();
    fireEvent.change(field, { target: { value: ' Kil ' } });
    await user.click(button);
    expect(await screen.findByText('İçerik güncellendi; sitede görünüyor.')).toBeVisible();
    expect(save.mock.calls).toEqual([[{ section: 'hero', key: 'main_title', value: 'Kil', version: 0 }]]);
  });

  it('says in the documented words that a text was not saved, and keeps what was typed', async () => {
    const { user } = open({
      'admin.content.save': () => {
        throw new AppError('content_not_saved');
      },
    });
    await user.click((await cards()).getByRole('button', { name: 'Düzenle: Ana başlık' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Ana başlık' }), {
      target: { value: 'Kil' },
    });
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('İçerik güncellenirken hata oluştu')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ana başlık' })).toHaveValue('Kil');
  });

  it('asks before one text is left for another', async () => {
    const { user } = open();
    const texts = await cards();
    await user.click(texts.getByRole('button', { name: 'Düzenle: Ana başlık' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Ana başlık' }), {
      target: { value: 'Kil' },
    });
    await user.click(texts.getByRole('button', { name: 'Düzenle: Alt başlık' }));
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    expect(screen.getByRole('textbox', { name: 'Ana başlık' })).toHaveValue('Kil');
  });

  it('closes a text by Escape, and asks first when it was changed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Düzenle: Ana başlık' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Düzenle: Ana başlık' }));
    await user.type(screen.getByRole('textbox', { name: 'Ana başlık' }), '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    expect(screen.getByRole('textbox', { name: 'Ana başlık' })).toHaveValue('Elde şekillenir!');
  });

  it('does not bring back what was let go for another section', async () => {
    const { user } = open();
    await user.click((await cards()).getByRole('button', { name: 'Düzenle: Ana başlık' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Ana başlık' }), {
      target: { value: 'Benim' },
    });
    await user.click(screen.getByRole('link', { name: /Workshoplar/ }));
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden Çık' }));
    await screen.findByRole('heading', { name: '1. program: özellikler' });
    await user.click(screen.getByRole('link', { name: /Ana sayfa/ }));

    const texts = await cards();
    expect(await texts.findByRole('button', { name: 'Düzenle: Ana başlık' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Ana başlık' })).toBeNull();
  });

  it('saves over the version a text was opened with, whatever was read since', async () => {
    let isChangedByOthers = false;
    const save = jest.fn((): AdminContentItem => {
      throw new AppError('changed_meanwhile');
    });
    const { user } = open({
      'admin.content.save': save,
      'admin.content.list': () =>
        isChangedByOthers
          ? [anItem({ own: 'Onların sözü', shown: 'Onların sözü', version: 7 }), OWN, FEATURES]
          : ITEMS,
    });
    await user.click((await cards()).getByRole('button', { name: 'Düzenle: Ana başlık' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Ana başlık' }), {
      target: { value: 'Benim' },
    });
    isChangedByOthers = true;
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    await user.type(screen.getByRole('searchbox', { name: 'İçerik ara' }), 'Alt');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' })).toBeVisible();
    expect(save.mock.calls).toMatchObject([[{ value: 'Benim', version: 0 }]]);
  });

  it('edits a list row by row', async () => {
    const save = jest.fn(() => FEATURES);
    const { user } = open({ 'admin.content.save': save }, '/admin/icerik?bolum=workshops');
    await user.click((await cards()).getByRole('button', { name: /^Düzenle/ }));
    await user.click(await screen.findByRole('button', { name: '2. satırı yukarı taşı' }));
    await user.click(screen.getByRole('button', { name: 'Satır Ekle' }));
    fireEvent.change(screen.getByRole('textbox', { name: '3. satır' }), { target: { value: 'Önlük hazır' } });
    await user.click(screen.getByRole('button', { name: 'Satır Ekle' }));
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('İçerik güncellendi; sitede görünüyor.')).toBeVisible();
    expect(save.mock.calls).toMatchObject([[{ value: '["Çay demli","Kil bizden","Önlük hazır"]' }]]);
  });

  it('takes the keyboard along with a row that is moved, and says where it went', async () => {
    const { user } = open({}, '/admin/icerik?bolum=workshops');
    await user.click((await cards()).getByRole('button', { name: /^Düzenle/ }));
    await user.click(await screen.findByRole('button', { name: '1. satırı aşağı taşı' }));
    expect(screen.getByText('2. sıraya taşındı')).toBeInTheDocument();
    // The last row can only be moved up again.
    expect(screen.getByRole('button', { name: '2. satırı yukarı taşı' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Satır Ekle' }));
    expect(screen.getByRole('textbox', { name: '3. satır' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '3. satırı sil' }));
    expect(screen.getByRole('button', { name: '2. satırı sil' })).toHaveFocus();
  });

  it('opens the editor of what is pressed in the preview, and hears nobody else', async () => {
    open({ 'admin.content.preview': () => new Promise(() => undefined) }, '/admin/icerik?onizleme=telefon');
    await cards();
    const frame = screen.getByTitle<HTMLIFrameElement>('Sayfanın önizlemesi');
    const data = { kind: 'pressed', texts: ['Çay demli', 'Kil bizden Çay demli'] };
    const { origin } = window.location;
    fireEvent(window, new MessageEvent('message', { data, origin, source: window }));
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: 'https://kotu.example', source: frame.contentWindow }),
    );
    await Promise.resolve();
    expect(screen.queryByRole('textbox', { name: '1. satır' })).toBeNull();

    fireEvent(window, new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    expect(await screen.findByRole('textbox', { name: '1. satır' })).toHaveValue('Kil bizden');
  });

  it('shows both texts when somebody else wrote meanwhile', async () => {
    const saved: unknown[] = [];
    const { user } = open({
      'admin.content.save': (input: unknown) => {
        saved.push(input);
        if (saved.length === 1) throw new AppError('changed_meanwhile');
        return OWN;
      },
      'admin.content.list': () =>
        saved.length === 0 ? ITEMS : [anItem({ own: 'Onların sözü', shown: 'Onların sözü', version: 7 })],
    });
    await user.click((await cards()).getByRole('button', { name: 'Düzenle: Ana başlık' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Ana başlık' }), {
      target: { value: 'Benim' },
    });
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    expect(dialog.getByText('Onların sözü')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('İçerik güncellendi; sitede görünüyor.')).toBeVisible();
    expect(saved).toMatchObject([
      { value: 'Benim', version: 0 },
      { value: 'Benim', version: 7 },
    ]);
  });

  it('brings the built-in text back when it is asked for twice', async () => {
    const save = jest.fn(() => OWN);
    const { user } = open({ 'admin.content.save': save });
    await user.click((await cards()).getByRole('button', { name: 'Hazır metne dön: Alt başlık' }));
    expect(save).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Hazır Metne Dön' }));
    expect(await screen.findByText('Sitenin hazır metni geri geldi.')).toBeVisible();
    expect(save.mock.calls).toEqual([[{ section: 'hero', key: 'subtitle', value: '', version: 3 }]]);
  });

  it('shows what every change took away and brought, and brings an old text back as a new version', async () => {
    const save = jest.fn(() => OWN);
    const { user } = open({
      'admin.content.save': save,
      'admin.content.history': () => ({
        pagination: { page: 1, totalPages: 1, hasNext: false, hasPrevious: false },
        items: [
          {
            id: 2,
            version: 3,
            before: 'Kuzguncuk’ta büyük atölye',
            after: OWN.own,
            changedBy: 'elif@toprak.test',
            changedAt: '2026-11-18T10:00:00Z',
          },
        ],
      }),
    });
    await user.click((await cards()).getByRole('button', { name: 'Geçmişi: Alt başlık' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Geçmişi: Alt başlık' }));
    expect((await dialog.findByText('büyük')).tagName).toBe('DEL');
    expect(dialog.getByText('küçük').tagName).toBe('INS');
    expect(dialog.getByText(/elif@toprak\.test/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Bu Metne Dön' }));
    expect(await screen.findByText('Eski metin geri geldi; sitede görünüyor.')).toBeVisible();
    expect(save.mock.calls).toMatchObject([[{ value: 'Kuzguncuk’ta büyük atölye', version: 3 }]]);
  });
});
