import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminCategoryView, AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { PRODUCT_TEXTS } from '@contract/catalog/product-fields.js';
import type { ProductDto, UpdateProductDto } from '@contract/catalog/product.dto.js';
import type { PriceHistoryView } from '@contract/prices/price-history.views.js';
import { AppError, errorText } from '@contract/app-error.js';
import { emptyTexts } from '@contract/common/field-table.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
// Imported in advance, because jest fails when several parts import a module at the same moment.
import './products-section.js';

const ID = '00000000-0000-4000-8000-000000000001';

const aPicture = (fileName: string) => ({ fileName, width: 600, height: 400, placeholder: '', alt: '' });
const CATEGORIES: AdminCategoryView[] = [
  { id: 1, name: 'Kupa ve Fincan', slug: 'kupa', productCount: 3, isProtected: false, version: 1 },
  { id: 9, name: 'Genel', slug: 'genel', productCount: 0, isProtected: true, version: 1 },
];
const aProduct = (overrides: Partial<AdminProductView> = {}): AdminProductView => ({
  ...emptyTexts(PRODUCT_TEXTS),
  id: ID,
  slug: 'seladon-kupa',
  name: 'Seladon Kupa',
  material: 'Stoneware',
  priceKurus: 640_00,
  category: { id: 1, name: 'Kupa ve Fincan', slug: 'kupa' },
  picture: aPicture('ana-00000000.webp'),
  pictures: ['ana-00000000.webp', 'iki-00000000.webp'].map(aPicture),
  stock: {
    status: 'in_stock',
    isUnlimited: false,
    quantity: 14,
    held: 2,
    minStock: 3,
    countVersion: 5,
    waiting: 0,
  },
  vatRateId: null,
  weightGrams: null,
  preparationDays: null,
  isActive: true,
  version: 4,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-20T15:02:00Z',
  description: 'Avucunuza oturur.',
  dimensions: 'Ø 8 cm',
  care: 'Bulaşık makinesine uygun',
  ...overrides,
});

const open = (address: string, procedures: FakeProcedures = {}) =>
  openBackOffice(address, {
    'admin.categories.list': () => CATEGORIES,
    'admin.products.view': () => aProduct(),
    'admin.products.list': () => ({ items: [], pagination: {} }),
    ...procedures,
  });

const save = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Ürünü Kaydet' }));

/** Replaces XMLHttpRequest for uploads; the test answers it. */
class FakeRequest extends EventTarget {
  static readonly sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(): void {
    FakeRequest.sent.push(this);
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.sent.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  URL.createObjectURL = () => 'blob:resim';
});
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: realRequest });
});

describe('The form of a product', () => {
  it('says what is missing before anything is sent', async () => {
    const create = jest.fn();
    const { user } = open('/admin/urunler/yeni', { 'admin.products.create': create });

    await save(user);

    for (const text of ['Ürün adı gerekli', 'Fiyat gerekli, örneğin 520,00.', 'Ana resim seçilmelidir.']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(create).not.toHaveBeenCalled();
  });

  it('leads to the first field of the screen that is wrong', async () => {
    const { user } = open('/admin/urunler/yeni');
    await user.type(await screen.findByLabelText('Ürün adı'), 'Vazo');

    await save(user);

    await waitFor(() => expect(screen.getByLabelText('Fiyat (TL, KDV dâhil)')).toHaveFocus());
  });

  it('says of a new piece that it is sold out until its count is typed', async () => {
    const { user } = open('/admin/urunler/yeni');
    const count = await screen.findByLabelText('Stok adedi');
    expect(count).toHaveAccessibleDescription(/tükenmiş görünür/);
    await user.clear(count);
    await user.type(count, '1');
    expect(count).not.toHaveAccessibleDescription(/tükenmiş/);
  });

  it('begins with the pictures, as a product does on a phone', async () => {
    open(`/admin/urunler/${ID}`);
    const name = await screen.findByLabelText('Ürün adı');
    const pictures = screen.getByRole('heading', { name: /^Resimler/ });
    expect(pictures.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('sends kuruş, the number that was read and the version, and shows the card as it will be', async () => {
    const update = jest.fn<(sent: UpdateProductDto) => AdminProductView>(() => aProduct({ version: 5 }));
    const { user } = open(`/admin/urunler/${ID}`, { 'admin.products.update': update });
    const price = await screen.findByLabelText('Fiyat (TL, KDV dâhil)');

    await user.clear(price);
    await user.type(price, '1.250,50');
    await user.tab();
    expect(price).toHaveValue('1.250,50');
    const stock = screen.getByLabelText('Stok adedi');
    await user.clear(stock);
    await user.type(stock, '4');

    const card = within(screen.getByRole('figure', { name: 'Dükkândaki kart' }));
    expect(card.getByText(/1\.250,50/)).toBeVisible();
    expect(card.getByText('SON 2')).toBeVisible();
    await save(user);
    expect(await screen.findByText('Ürün başarıyla güncellendi.')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toMatchObject({
      id: ID,
      version: 4,
      priceKurus: 1250_50,
      stockQuantity: 4,
      stockRead: 14,
      countVersion: 5,
    });
  });

  it('asks for days only where the piece has its own time, and sends 0 for one that lies ready', async () => {
    const update = jest.fn<(sent: UpdateProductDto) => AdminProductView>(() => aProduct({ version: 5 }));
    const { user } = open(`/admin/urunler/${ID}`, { 'admin.products.update': update });
    const time = await screen.findByLabelText('Hazırlık süresi');
    expect(time).toHaveDisplayValue('Dükkânın süresi');
    const question = 'En çok kaç günde teslim edilir?';
    expect(screen.queryByLabelText(question)).not.toBeInTheDocument();

    await user.selectOptions(time, 'Kendi süresi');
    await save(user);
    expect(await screen.findByText('Hazırlık süresi 1 ile 30 gün arasında olmalıdır.')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(question), '12');
    await save(user);
    await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ preparationDays: 12 }));

    await user.selectOptions(await screen.findByLabelText('Hazırlık süresi'), 'ready');
    await save(user);
    await waitFor(() => expect(update.mock.calls[1]?.[0]).toMatchObject({ preparationDays: 0 }));
  });

  it('puts both versions side by side when somebody else saved first, and saves mine over theirs', async () => {
    const theirs = aProduct({ name: 'Onların Kupası', dimensions: 'Ø 9 cm', version: 7 });
    const update = jest
      .fn<(sent: UpdateProductDto) => AdminProductView>()
      .mockImplementationOnce(() => {
        throw new AppError('changed_meanwhile');
      })
      .mockImplementation(() => aProduct({ name: 'Benim Kupam', version: 8 }));
    let reads = 0;
    const { user } = open(`/admin/urunler/${ID}`, {
      'admin.products.view': () => ((reads += 1) === 1 ? aProduct() : theirs),
      'admin.products.update': update,
    });
    const name = await screen.findByLabelText('Ürün adı');
    await user.clear(name);
    await user.type(name, 'Benim Kupam');
    await save(user);

    const dialog = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    expect(dialog.getByText('Onların Kupası')).toBeVisible();
    expect(dialog.queryByText('Ø 8 cm')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Benimkini Kaydet' }));

    const mine = { name: 'Benim Kupam', dimensions: 'Ø 9 cm', stockQuantity: 14, version: 7 };
    await waitFor(() => expect(update.mock.calls[1]?.[0]).toMatchObject(mine));
  });

  describe('whose stock was typed', () => {
    const level = aProduct().stock;
    const typing = async (theirs: AdminProductView) => {
      const update = jest
        .fn<(sent: UpdateProductDto) => AdminProductView>()
        .mockImplementationOnce(() => {
          throw new AppError('changed_meanwhile');
        })
        .mockImplementation(() => aProduct({ version: 8 }));
      let reads = 0;
      const { user } = open(`/admin/urunler/${ID}`, {
        'admin.products.view': () => ((reads += 1) === 1 ? aProduct() : theirs),
        'admin.products.update': update,
      });
      const stock = await screen.findByLabelText('Stok adedi');
      await user.clear(stock);
      await user.type(stock, '20');
      await save(user);
      return { user, update };
    };

    it('shows both counts, and counts mine from theirs', async () => {
      const counted = { ...level, quantity: 17, countVersion: 6 };
      const { user, update } = await typing(aProduct({ version: 7, stock: counted }));

      const dialog = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
      expect(dialog.getByText('Stok adedi')).toBeVisible();
      expect(dialog.getByText('17')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Benimkini Kaydet' }));

      await waitFor(() =>
        expect(update.mock.calls[1]?.[0]).toMatchObject({
          ...{ version: 7, stockRead: 17, countVersion: 6, stockQuantity: 20 },
        }),
      );
    });

    it('takes what is saved already for saved: only the answer was lost', async () => {
      const counted = { ...level, quantity: 20, countVersion: 6 };
      const { update } = await typing(aProduct({ version: 7, stock: counted }));

      expect(await screen.findByText('Ürün başarıyla güncellendi.')).toBeVisible();
      expect(update).toHaveBeenCalledTimes(1);
    });

    it('still takes off what was sold while somebody else saved the rest', async () => {
      const sold = aProduct({ name: 'Onların Kupası', version: 7, stock: { ...level, quantity: 13 } });
      const { update } = await typing(sold);

      await waitFor(() =>
        expect(update.mock.calls[1]?.[0]).toMatchObject({
          ...{ name: 'Onların Kupası', version: 7 },
          stockRead: 14,
          countVersion: 5,
          stockQuantity: 20,
        }),
      );
    });
  });

  it('moves pictures with the arrow keys: the first one is the main picture', async () => {
    const update = jest.fn<(sent: UpdateProductDto) => AdminProductView>(() => aProduct());
    const { user } = open(`/admin/urunler/${ID}`, { 'admin.products.update': update });
    (await screen.findByRole('button', { name: /^2\. resim/ })).focus();

    await user.keyboard('{ArrowLeft}');
    await save(user);

    await waitFor(() =>
      expect(update.mock.calls[0]?.[0].pictures.map(({ fileName }) => fileName)).toEqual([
        'iki-00000000.webp',
        'ana-00000000.webp',
      ]),
    );
  });

  it('moves the point of a picture that stays in view, by pointer and arrow keys, and sets it back', async () => {
    const update = jest.fn<(sent: UpdateProductDto) => AdminProductView>(() => aProduct());
    const { user } = open(`/admin/urunler/${ID}`, { 'admin.products.update': update });
    await user.click(await screen.findByRole('button', { name: /^Ana resim\. Düzenleyin/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana resim' }));
    const point = dialog.getByRole('slider', { name: 'Odak noktası' });
    expect(dialog.getByRole('button', { name: 'Ortala' })).toBeDisabled();
    point.getBoundingClientRect = () => new DOMRect(100, 50, 300, 200);
    point.setPointerCapture = jest.fn();
    point.hasPointerCapture = () => true;

    fireEvent(point, new MouseEvent('pointerdown', { bubbles: true, clientX: 160, clientY: 90 }));
    expect(point).toHaveAttribute('aria-valuetext', 'soldan %20, üstten %20');
    fireEvent(point, new MouseEvent('pointermove', { bubbles: true, clientX: 10, clientY: 250 }));
    expect(point).toHaveAttribute('aria-valuetext', 'soldan %0, üstten %100');

    await user.click(dialog.getByRole('button', { name: 'Ortala' }));
    expect(point).toHaveAttribute('aria-valuetext', 'soldan %50, üstten %50');

    point.focus();
    await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(point).toHaveAttribute('aria-valuetext', 'soldan %51, üstten %39');
    await user.click(dialog.getByRole('button', { name: 'Tamam' }));
    await save(user);

    await waitFor(() =>
      expect(update.mock.calls[0]?.[0].pictures).toEqual([
        { fileName: 'ana-00000000.webp', alt: '', focus: { x: 51, y: 39 } },
        { fileName: 'iki-00000000.webp', alt: '' },
      ]),
    );
  });

  it('offers another try for a picture that failed, and does not ask for one that was chosen', async () => {
    const { user } = open('/admin/urunler/yeni');
    const file = new File(['x'], 'ana.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Resim ekle'), file);
    const fail = async (request: number) =>
      act(async () => {
        FakeRequest.sent[request]?.answer(503, { success: false, code: 'media_store_away' });
        await Promise.resolve();
      });
    await fail(0);
    await save(user);
    expect(await screen.findByText(/^Ana resim yüklenemedi\. Yeniden deneyin/)).toBeVisible();
    expect(screen.queryByText('Ana resim seçilmelidir.')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Yeniden dene: Ana resim' }));
    expect(FakeRequest.sent).toHaveLength(2);
    await fail(1);
    await user.click(screen.getByRole('button', { name: /^Ana resim\. Düzenleyin/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana resim' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(errorText('media_store_away'));
    await user.click(dialog.getByRole('button', { name: 'Yeniden Dene' }));
    expect(FakeRequest.sent).toHaveLength(3);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says that a picture is too large before it is on its way', async () => {
    const { user } = open('/admin/urunler/yeni');
    const large = new File(['x'], 'buyuk.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });

    await user.upload(await screen.findByLabelText('Resim ekle'), large);

    expect(await screen.findByText(errorText('picture_too_large'))).toBeVisible();
    expect(FakeRequest.sent).toHaveLength(0);
  });

  it('shows how far a picture has come, takes at most five besides the main one, and says so', async () => {
    const create = jest.fn<(sent: ProductDto) => AdminProductView>(() => aProduct());
    const { user } = open('/admin/urunler/yeni', { 'admin.products.create': create });
    const input = await screen.findByLabelText('Resim ekle');
    const files = Array.from(
      { length: 7 },
      (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }),
    );

    await user.upload(input, files);

    expect(await screen.findByText('En fazla 5 ek resim yükleyebilirsiniz.')).toBeVisible();
    // Only the message that goes away: six pictures that fit are no mistake.
    expect(screen.getAllByText('Limit Aşıldı')).toHaveLength(1);
    expect(screen.getByText('Bütün resim yerleri dolu: ana resim ve 5 ek resim.')).toBeVisible();
    expect(FakeRequest.sent).toHaveLength(6);
    act(() => {
      FakeRequest.sent[0]?.upload.dispatchEvent(
        Object.assign(new Event('progress'), { loaded: 64, total: 100 }),
      );
    });
    expect(screen.getByText('%64')).toBeVisible();

    await act(async () => {
      FakeRequest.sent[1]?.answer(415, { success: false, code: 'invalid_upload' });
      await Promise.resolve();
    });
    expect(await screen.findByText('Resim Yükleme Hatası')).toBeVisible();
    expect(screen.getByText('Yüklenemedi')).toBeVisible();
  });
});

describe('The label of a piece', () => {
  it('is printed from its page', async () => {
    const { user } = open(`/admin/urunler/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Etiket Yazdır' }));
    const print = await screen.findByRole('link', { name: 'Etiketleri Yazdır' });
    expect(print).toHaveAttribute('href', expect.stringContaining(ID));
  });
});

describe('The history of a price', () => {
  const HISTORY: PriceHistoryView = {
    changes: [
      { since: '2026-11-20T09:00:00Z', priceKurus: 640_00 },
      { since: '2026-10-01T09:00:00Z', priceKurus: null },
      { since: '2026-09-01T09:00:00Z', priceKurus: 800_00 },
    ],
    priceKurus: 640_00,
    prior: { kurus: 800_00, until: '2026-12-19' },
    lowestBeforeKurus: 800_00,
  };

  it('tells what is crossed out and until when, and can be asked for again', async () => {
    let isAway = true;
    const { user } = open(`/admin/urunler/${ID}`, {
      'admin.prices.product': () => {
        if (isAway) throw new AppError('unavailable');
        return HISTORY;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Fiyat Geçmişi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fiyat geçmişi' }));
    isAway = false;
    await user.click(await dialog.findByRole('button', { name: /Yeniden Dene|Tekrar Dene/ }));
    expect(await dialog.findByText(/Üstü çizili fiyat 800,00.TL.*19 Aralık Cumartesi/)).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/20\.11\.2026.*640,00.TL$/),
      expect.stringMatching(/01\.10\.2026.*Satışta değil$/),
      expect.stringMatching(/01\.09\.2026.*800,00.TL$/),
    ]);
  });
});
