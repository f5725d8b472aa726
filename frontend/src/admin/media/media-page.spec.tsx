import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { paginationOf } from '@contract/admin/page.query.js';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import './media-page.js';

/** An upload that is answered at once. */
class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{"success":true,"filename":"yeni-12345678.webp"}';
  open(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const realRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: realRequest });
});

const anItem = (overrides: Partial<AdminMediaItem> = {}): AdminMediaItem => ({
  id: 7,
  originalName: 'firin.jpg',
  title: 'Fırın rafı',
  altText: 'Pişmiş parçalar',
  description: '',
  category: 'gallery',
  displayOrder: 3,
  isActive: true,
  folderId: null,
  fileSize: 1_258_291,
  picture: { fileName: 'firin-00000000.webp', width: 1600, height: 1067, placeholder: '', alt: '' },
  version: 2,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  ...overrides,
});

const SUMMER = { id: 3, name: 'Yaz 2026', version: 2, pictureCount: 4 };

const open = (procedures: FakeProcedures = {}, address = '/admin/medya') =>
  openBackOffice(address, {
    'admin.media.list': () => ({ items: [anItem()], pagination: paginationOf({}, { totalRecords: 1 }) }),
    'admin.media.view': () => anItem(),
    'admin.media.folders': () => [SUMMER],
    ...procedures,
  });

describe('The media library', () => {
  it('asks as the address says, and shows each picture with its size', async () => {
    const list = jest.fn(() => ({ items: [anItem()], pagination: paginationOf({}, { totalRecords: 1 }) }));
    open({ 'admin.media.list': list }, '/admin/medya?ara=raf&kategori=gallery&klasor=3&acik=true&sayfa=1');

    const card = within(await screen.findByRole('article', { name: 'Fırın rafı' }));
    expect(card.getByText('1600 × 1067 · 1,2 MB')).toBeVisible();
    expect(list.mock.calls[0]).toEqual([
      { search: 'raf', category: 'gallery', folderId: 3, isActive: true, page: 1, perPage: 25 },
    ]);
  });

  it('puts several pictures into a folder at once', async () => {
    const move = jest.fn(() => ({ moved: 2 }));
    const items = [anItem(), anItem({ id: 8, title: 'Çark', folderId: 3 })];
    const { user } = open({
      'admin.media.list': () => ({ items, pagination: paginationOf({}, { totalRecords: 2 }) }),
      'admin.media.move': move,
    });
    const card = within(await screen.findByRole('article', { name: 'Çark' }));
    expect(await card.findByText('Galeri · Yaz 2026')).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'Seç: Fırın rafı' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
    const bar = within(screen.getByRole('region', { name: 'Seçilenler' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 görsel seçildi');
    expect(bar.getByRole('button', { name: 'Taşı' })).toBeDisabled();
    await user.selectOptions(bar.getByLabelText('Taşınacağı klasör'), 'Yaz 2026');
    await user.click(bar.getByRole('button', { name: 'Taşı' }));

    expect(await screen.findByText('2 görsel taşındı.')).toBeVisible();
    expect(move.mock.calls).toEqual([[{ ids: [7, 8], folderId: 3 }]]);
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull();
  });

  it('makes, renames and removes folders', async () => {
    const createFolder = jest.fn(() => SUMMER);
    const renameFolder = jest.fn();
    const removeFolder = jest.fn();
    const { user } = open({
      'admin.media.createFolder': createFolder,
      'admin.media.renameFolder': renameFolder,
      'admin.media.removeFolder': removeFolder,
    });
    await user.click(await screen.findByRole('button', { name: 'Klasörler' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Klasörler' }));

    await user.type(dialog.getByLabelText('Yeni klasör'), 'Kış{Enter}');
    expect(await screen.findByText('Klasör oluşturuldu.')).toBeVisible();
    expect(dialog.getByLabelText('Yeni klasör')).toHaveValue('');

    await user.click(await dialog.findByRole('button', { name: 'Yeniden adlandır: Yaz 2026' }));
    await user.clear(dialog.getByLabelText('Klasör adı'));
    await user.type(dialog.getByLabelText('Klasör adı'), 'Güz{Enter}');
    expect(await screen.findByText('Klasörün adı değişti.')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Sil: Yaz 2026' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Bu klasördeki 4 görsel silinmez, klasörsüz kalır.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Klasörü Sil' }));
    expect(await screen.findByText('Klasör silindi.')).toBeVisible();
    expect([createFolder.mock.calls, renameFolder.mock.calls, removeFolder.mock.calls]).toEqual([
      [[{ name: 'Kış' }]],
      [[{ id: 3, version: 2, name: 'Güz' }]],
      [[{ id: 3 }]],
    ]);
  });

  it('says so when it cannot be read', async () => {
    open({
      'admin.media.list': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText(/Medya dosyaları yüklenirken hata oluştu/)).toBeVisible();
  });

  it('switches a picture off with the version that was read', async () => {
    const setActive = jest.fn(() => anItem({ isActive: false, version: 3 }));
    const { user } = open({ 'admin.media.setActive': setActive });
    await user.click(await screen.findByRole('switch', { name: 'Sitede göster: Fırın rafı' }));
    expect(await screen.findByText('Görsel siteden kaldırıldı.')).toBeVisible();
    expect(setActive.mock.calls[0]).toEqual([{ id: 7, version: 2, isActive: false }]);
  });

  it('deletes a picture that was switched off a moment ago, before the list was read again', async () => {
    const listed = { items: [anItem()], pagination: paginationOf({}, { totalRecords: 1 }) };
    const remove = jest.fn();
    let reads = 0;
    const { user } = open({
      'admin.media.list': () => (reads++ === 0 ? listed : new Promise(() => undefined)),
      'admin.media.setActive': () => anItem({ isActive: false, version: 3 }),
      'admin.media.uses': () => [],
      'admin.media.remove': remove,
    });
    await user.click(await screen.findByRole('switch', { name: 'Sitede göster: Fırın rafı' }));
    expect(await screen.findByText('Görsel siteden kaldırıldı.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Sitede göster: Fırın rafı' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Sil: Fırın rafı' }));
    await user.click(await screen.findByRole('button', { name: 'Görseli Sil' }));
    expect(await screen.findByText('Görsel silindi.')).toBeVisible();
    expect(remove.mock.calls).toEqual([[{ id: 7, version: 3 }]]);
  });

  it('does not offer to delete what is used, and says where that is', async () => {
    const remove = jest.fn();
    const { user } = open({
      'admin.media.uses': () => [{ place: 'product', recordId: 'p1', label: 'Ürün: Mavi Kupa' }],
      'admin.media.remove': remove,
    });
    await user.click(await screen.findByRole('button', { name: 'Sil: Fırın rafı' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bu görsel kullanılıyor' }));
    expect(dialog.getByRole('link', { name: 'Ürün: Mavi Kupa' })).toHaveAttribute(
      'href',
      '/admin/urunler/p1',
    );
    expect(remove).not.toHaveBeenCalled();
  });

  it('puts another file in the place of a picture, once it was said where that shows', async () => {
    Object.assign(globalThis, { XMLHttpRequest: AnsweredRequest });
    const replace = jest.fn(() => anItem({ version: 3, originalName: 'yeni.jpg' }));
    const { user } = open(
      {
        'admin.media.uses': () => [{ place: 'product', recordId: '1', label: 'Ürün: Mavi Kupa' }],
        'admin.media.replace': replace,
      },
      '/admin/medya?gorsel=7',
    );
    const file = new File(['x'], 'yeni.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Yeni dosya'), file);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Yeni dosya şuralarda görünecek: Ürün: Mavi Kupa.');
    expect(replace).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Dosyayı Değiştir' }));
    expect(await screen.findByText('Görselin dosyası değiştirildi.')).toBeVisible();
    expect(replace.mock.calls[0]).toEqual([{ id: 7, version: 2, fileName: 'yeni-12345678.webp' }]);
    expect(screen.getByText(/^yeni\.jpg/)).toBeVisible();
  });

  it('shows both versions when somebody else edited the picture meanwhile', async () => {
    const saved: unknown[] = [];
    const { user } = open(
      {
        'admin.media.update': (input: unknown) => {
          saved.push(input);
          if (saved.length === 1) throw new AppError('changed_meanwhile');
          return anItem();
        },
        'admin.media.view': () => anItem(saved.length > 0 ? { title: 'Onların', version: 5 } : {}),
      },
      '/admin/medya?gorsel=7',
    );
    const title = await screen.findByLabelText(/^Başlık/);
    await user.clear(title);
    await user.type(title, 'Benim');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await user.click(await screen.findByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('Görsel güncellendi.')).toBeVisible();
    expect(saved).toMatchObject([
      { title: 'Benim', version: 2 },
      { title: 'Benim', version: 5, displayOrder: 3 },
    ]);
  });

  it('refuses before sending what is no picture or too large', async () => {
    open({}, '/admin/medya?sekme=yukle');
    const input = await screen.findByLabelText(/Görselleri buraya bırakın/);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'buyuk.png', { type: 'image/png' });
    const letter = new File(['x'], 'mektup.pdf', { type: 'application/pdf' });
    // As after dropping files, which the file dialog would not have offered.
    fireEvent.change(input, { target: { files: [letter, large] } });
    const files = within(await screen.findByRole('list', { name: 'Yüklenen dosyalar' }));
    expect(files.getByText('Sadece JPEG, PNG, GIF ve WebP dosyaları kabul edilir.')).toBeVisible();
    expect(files.getByText('Maksimum dosya boyutu 5MB olmalıdır.')).toBeVisible();
  });
});
