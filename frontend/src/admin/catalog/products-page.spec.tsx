import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminCategoryView, AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import { paginationOf } from '@contract/admin/page.query.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import './products-section.js';

const aRow = (overrides: Partial<AdminProductRow> = {}): AdminProductRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'seladon-kupa',
  name: 'Seladon Kupa',
  material: 'Stoneware',
  priceKurus: 640_00,
  category: { id: 1, name: 'Kupa', slug: 'kupa' },
  picture: null,
  stock: {
    status: 'in_stock',
    isUnlimited: false,
    quantity: 14,
    held: 0,
    minStock: 3,
    countVersion: 5,
    waiting: 0,
  },
  isActive: true,
  version: 4,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-20T15:02:00Z',
  ...overrides,
});
const CATEGORIES: AdminCategoryView[] = [
  { id: 1, name: 'Kupa', slug: 'kupa', productCount: 3, isProtected: false, version: 1 },
  { id: 9, name: 'Genel', slug: 'genel', productCount: 0, isProtected: true, version: 1 },
];

const open = (procedures: FakeProcedures = {}, address = '/admin/urunler') =>
  openBackOffice(address, {
    'admin.categories.list': () => CATEGORIES,
    'admin.products.list': () => ({ items: [aRow()], pagination: paginationOf({}, { totalRecords: 1 }) }),
    ...procedures,
  });

describe('The studio’s products', () => {
  it('are asked for as the address says', async () => {
    const list = jest.fn(() => ({ items: [aRow()], pagination: paginationOf({}, { totalRecords: 1 }) }));
    open(
      { 'admin.products.list': list },
      '/admin/urunler?ara=kupa&kategori=1&stok=low_stock&rafta=false&sirala=price-asc&sayfa=2',
    );

    expect((await screen.findAllByText('Seladon Kupa')).length).toBeGreaterThan(0);
    expect(list.mock.calls[0]).toEqual([
      {
        search: 'kupa',
        categoryId: 1,
        stock: 'low_stock',
        isActive: false,
        sort: 'price',
        sortOrder: 'asc',
        page: 2,
        perPage: 25,
      },
    ]);
  });

  it('are downloaded as the list is narrowed, in the format that the admin chooses', async () => {
    const realFetch = globalThis.fetch;
    const addresses: string[] = [];
    globalThis.fetch = ((address: string) => {
      addresses.push(address);
      return Promise.reject(new Error('offline'));
    }) as typeof fetch;
    const { user } = open({}, '/admin/urunler?ara=kupa&stok=low_stock&rafta=false');
    await user.click(await screen.findByRole('button', { name: 'Dışa Aktar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dışa Aktar' }));
    expect(dialog.getByText(/^Süzdüğünüz ürünler/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText(/Tablo indirilemedi/)).toBeVisible();
    globalThis.fetch = realFetch;
    expect(addresses).toEqual([
      '/api/tablolar/urunler?format=xlsx&search=kupa&stock=low_stock&isActive=false',
    ]);
  });

  it('say so when they cannot be read', async () => {
    open({
      'admin.products.list': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText('HTTP 500: Ürünler yüklenirken bir hata oluştu.')).toBeVisible();
  });

  it('are counted anew from the list, together with what was read', async () => {
    const changeStock = jest.fn(() => aRow());
    const { user } = open({ 'admin.products.changeStock': changeStock });

    await user.click(await screen.findByText('14 adet'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stok: Seladon Kupa' }));
    await user.click(dialog.getByRole('button', { name: 'Bir artır' }));
    await user.click(dialog.getByRole('button', { name: 'Stoğu Kaydet' }));

    await waitFor(() =>
      expect(changeStock.mock.calls[0]).toEqual([
        { id: aRow().id, stockRead: 14, countVersion: 5, stockQuantity: 15 },
      ]),
    );
    expect(await screen.findByText('Stok güncellendi.')).toBeVisible();
  });

  it('are not counted twice: the first count is shown, and mine is compared with it', async () => {
    const changeStock = jest
      .fn<() => AdminProductRow>()
      .mockImplementationOnce(() => {
        throw new AppError('changed_meanwhile');
      })
      .mockImplementation(() => aRow());
    const stock = { ...aRow().stock, quantity: 9, countVersion: 6 };
    const { user } = open({
      'admin.products.changeStock': changeStock,
      'admin.products.view': () => ({ ...aRow(), stock }),
    });

    await user.click(await screen.findByText('14 adet'));
    await user.click(await screen.findByRole('button', { name: 'Bir azalt' }));
    await user.click(screen.getByRole('button', { name: 'Stoğu Kaydet' }));
    await user.click(await screen.findByRole('button', { name: 'Benimkini Kaydet' }));

    await waitFor(() =>
      expect(changeStock.mock.calls[1]).toEqual([
        { id: aRow().id, stockRead: 9, countVersion: 6, stockQuantity: 13 },
      ]),
    );
    expect(await screen.findByText('Stok güncellendi.')).toBeVisible();
  });

  it('tells of those who wait, in the list and before a count', async () => {
    const stock = { ...aRow().stock, status: 'out_of_stock', quantity: 0, waiting: 3 } as const;
    const { user } = open({
      'admin.products.list': () => ({
        items: [aRow({ stock })],
        pagination: paginationOf({}, { totalRecords: 1 }),
      }),
    });
    expect(await screen.findByText('3 kişi bekliyor')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Tükendi/ }));
    expect(
      await screen.findByText('3 kişi bekliyor; parça rafa dönünce onlara bir kez yazarız.'),
    ).toBeVisible();
  });

  it('are asked about again after the decision was put off', async () => {
    const changeStock = jest.fn((sent: object) => {
      if (!('countVersion' in sent) || sent.countVersion !== 6) throw new AppError('changed_meanwhile');
      return aRow();
    });
    const stock = { ...aRow().stock, quantity: 9, countVersion: 6 };
    const { user } = open({
      'admin.products.changeStock': changeStock,
      'admin.products.view': () => ({ ...aRow(), stock }),
    });
    const theConflict = () => screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });

    await user.click(await screen.findByText('14 adet'));
    await user.click(await screen.findByRole('button', { name: 'Bir azalt' }));
    await user.click(screen.getByRole('button', { name: 'Stoğu Kaydet' }));
    await theConflict();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stoğu Kaydet' }));

    expect(await theConflict()).toBeVisible();
    expect(changeStock).toHaveBeenCalledTimes(2);
  });

  it('say what another admin changed, and show it', async () => {
    let stored = aRow();
    const { user } = open({
      'admin.products.list': () => ({ items: [stored], pagination: paginationOf({}, { totalRecords: 1 }) }),
      'admin.products.view': () => stored,
      'admin.products.remove': () => {
        stored = { ...stored, version: 5, priceKurus: 70_000 };
        throw new AppError('changed_meanwhile');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sil: Seladon Kupa' }));
    await user.click(await screen.findByRole('button', { name: 'Ürünü Sil' }));

    expect(await screen.findByText(/Şimdi fiyatı 700,00\sTL\. Yeni hâli yüklendi/)).toBeVisible();
    expect(await screen.findByText(/^700,00\sTL$/)).toBeVisible();
  });

  it('are deleted only after a question, and not while somebody is paying', async () => {
    const remove = jest.fn(() => {
      throw new AppError('product_in_payment');
    });
    const { user } = open({ 'admin.products.remove': remove });

    await user.click(await screen.findByRole('button', { name: 'Sil: Seladon Kupa' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Ürünü Sil' }));

    expect(await screen.findByText(/Şu anda biri bu ürünün ödemesini yapıyor/)).toBeVisible();
    expect(remove.mock.calls[0]).toEqual([{ id: aRow().id, version: 4 }]);
  });
});

describe('Categories', () => {
  it('are added once they have a name; ‘genel’ offers no deletion', async () => {
    const create = jest.fn(() => 3);
    const { user } = open({ 'admin.categories.create': create }, '/admin/urunler?pencere=kategoriler');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoriler' }));
    const add = dialog.getByRole('button', { name: 'Ekle' });
    expect(add).toBeDisabled();
    expect(await dialog.findByText(/Genel kategorisi silinemez\./)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Sil: Genel' })).toBeNull();

    await user.type(dialog.getByLabelText('Yeni kategori'), '  Vazo ');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    await user.click(add);

    await waitFor(() => expect(create.mock.calls[0]).toEqual([{ name: 'Vazo' }]));
    expect(await screen.findByText('Kategori başarıyla oluşturuldu.')).toBeVisible();
  });

  it('show both names when somebody else renamed one meanwhile; what was typed stays', async () => {
    let stored = CATEGORIES;
    const rename = jest.fn(({ version }: { version: number }) => {
      if (version !== stored[0]?.version) throw new AppError('changed_meanwhile');
      return 1;
    });
    const { user } = open(
      { 'admin.categories.list': () => stored, 'admin.categories.rename': rename },
      '/admin/urunler?pencere=kategoriler',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoriler' }));
    await user.click(await dialog.findByRole('button', { name: 'Yeniden adlandır: Kupa' }));
    await user.type(dialog.getByLabelText('Kategori adı'), 'lar');
    stored = CATEGORIES.map((each) => (each.id === 1 ? { ...each, name: 'Fincan', version: 2 } : each));
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));

    const conflict = within(await screen.findByRole('dialog', { name: /siz düzenlerken değişti/ }));
    expect(conflict.getByText('Kupalar')).toBeVisible();
    expect(conflict.getByText('Fincan')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Benimkini Kaydet' }));

    await waitFor(() => expect(rename.mock.calls.at(-1)).toEqual([{ id: 1, version: 2, name: 'Kupalar' }]));
    expect(await screen.findByText('Kategori başarıyla güncellendi.')).toBeVisible();
  });
});
