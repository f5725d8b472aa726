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
  fileSize: 1_258_291,
  picture: { fileName: 'firin-00000000.webp', width: 1600, height: 1067, placeholder: '', alt: '' },
  version: 2,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  ...overrides,
});

const open = (procedures: FakeProcedures = {}, address = '/admin/medya') =>
  openBackOffice(address, {
    'admin.media.list': () => ({ items: [anItem()], pagination: paginationOf({}, { totalRecords: 1 }) }),
    'admin.media.view': () => anItem(),
    ...procedures,
  });

describe('The media library', () => {
  it('asks as the address says, and shows each picture with its size', async () => {
    const list = jest.fn(() => ({ items: [anItem()], pagination: paginationOf({}, { totalRecords: 1 }) }));
    open({ 'admin.media.list': list }, '/admin/medya?ara=raf&kategori=gallery&acik=true&sayfa=1');

    const card = within(await screen.findByRole('article', { name: 'Fırın rafı' }));
    expect(card.getByText('1600 × 1067 · 1,2 MB')).toBeVisible();
    expect(list.mock.calls[0]).toEqual([
      { search: 'raf', category: 'gallery', isActive: true, page: 1, perPage: 25 },
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
