import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { ImportPreview, ImportView } from '@contract/catalog/import/import.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import '../products-section.js';

const ID = '00000000-0000-4000-8000-000000000042';

const anImport = (overrides: Partial<ImportView> = {}): ImportView => ({
  id: ID,
  fileName: 'urunler.csv',
  source: 'table',
  status: 'draft',
  lines: 1_200,
  createdBy: 'Elif Kaya',
  createdAt: '2026-11-20T10:00:00Z',
  version: 1,
  titles: ['Ürün', 'Fiyat', 'Raf'],
  mapping: ['name', 'price', null],
  sample: [['Kâse', '520', 'A']],
  progress: {
    total: 3,
    done: 1,
    outcomes: { created: 1, changed: 0, unchanged: 0, refused: 0 },
    picturesLeft: 0,
    picturesFailed: 0,
    kept: 0,
  },
  ...overrides,
});

const PREVIEW: ImportPreview = {
  counts: { created: 1_100, changed: 2, unchanged: 0, refused: 1 },
  newCategories: ['Vazolar'],
  hidden: 4,
  pictures: 7,
  problems: [{ line: 5, name: 'Tabak', text: 'Fiyat (TL): fiyat okunamadı (“ucuz”)' }],
  products: [{ line: 2, name: 'Kâse', outcome: 'changed', changedFields: ['price'] }],
};

const NOTHING = { created: 0, changed: 0, unchanged: 9, refused: 0 } as const;

const open = (procedures: FakeProcedures = {}, address = `/admin/urunler/ice-aktar/${ID}`) =>
  openBackOffice(address, {
    'admin.productImports.list': () => [anImport()],
    'admin.productImports.view': () => anImport(),
    'admin.productImports.preview': () => PREVIEW,
    'admin.productImports.remarks': () => [],
    ...procedures,
  });

describe('The import of products', () => {
  it('shows what would happen, with the lines that are wrong', async () => {
    open();
    expect(await screen.findByText('5. satır · Tabak')).toBeVisible();
    expect(screen.getByText('Fiyat (TL): fiyat okunamadı (“ucuz”)')).toBeVisible();
    expect(screen.getByText('Şu kategoriler de açılacak: Vazolar.')).toBeVisible();
    expect(screen.getByText(/^4 yeni ürünün açıklaması/)).toBeVisible();
    expect(screen.getByText('Örneğin “520”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Alınmayan Satırları İndir' })).toBeVisible();
  });

  it('asks anew when a column holds something else', async () => {
    const mapColumns = jest.fn((_input: unknown) => null);
    const { user } = open({ 'admin.productImports.mapColumns': mapColumns });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Raf' }), 'Kategori');
    await waitFor(() =>
      expect(mapColumns).toHaveBeenCalledWith({ id: ID, version: 1, mapping: ['name', 'price', 'category'] }),
    );
  });

  it('starts only when it is told to, and then shows how far it has come', async () => {
    let status: ImportView['status'] = 'draft';
    const start = jest.fn((_input: unknown) => {
      status = 'running';
      return null;
    });
    const { user } = open({
      'admin.productImports.view': () => anImport({ status }),
      'admin.productImports.start': start,
    });
    await user.click(await screen.findByRole('button', { name: '1.102 Ürünü Al' }));
    expect(start).toHaveBeenCalledWith({ id: ID, version: 1 });
    expect(await screen.findByRole('progressbar', { name: 'İlerleme: urunler.csv' })).toHaveAttribute(
      'value',
      '1',
    );
    expect(screen.getByText(/^1 \/ 3 ürün yazıldı/)).toBeVisible();
  });

  it('says why it cannot start', async () => {
    const { user } = open({
      'admin.productImports.start': () => {
        throw new AppError('import_running');
      },
    });
    await user.click(await screen.findByRole('button', { name: '1.102 Ürünü Al' }));
    expect(await screen.findByText(/Şu anda başka bir içe aktarma sürüyor/)).toBeVisible();
  });

  it('offers the refused lines as a file only where there are some', async () => {
    open({ 'admin.productImports.preview': () => ({ ...PREVIEW, problems: [], counts: NOTHING }) });
    expect(await screen.findByText('Aynı kalacak')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Alınmayan Satırları İndir' })).toBeNull();
  });

  it('has nothing to take when nothing is new', async () => {
    open({
      'admin.productImports.preview': () => ({
        ...PREVIEW,
        counts: NOTHING,
      }),
    });
    expect(await screen.findByText('Aynı kalacak')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Al' })).toBeDisabled();
  });

  it('is undone after a question, and says what stays', async () => {
    let status: ImportView['status'] = 'done';
    const undo = jest.fn(() => {
      status = 'undone';
      return null;
    });
    const { user } = open({
      'admin.productImports.view': () =>
        anImport({ status, progress: { ...anImport().progress, kept: status === 'undone' ? 1 : 0 } }),
      'admin.productImports.undo': undo,
      'admin.productImports.remarks': () => [
        { line: 4, name: 'Kupa', text: 'Sonradan satıldığı için olduğu gibi kaldı.' },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(undo).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText(/^Geri alındı. 1 ürün/)).toBeVisible();
    expect(await screen.findByText('4. satır · Kupa')).toBeVisible();
  });

  it('says so when it cannot be read', async () => {
    open({
      'admin.productImports.view': () => {
        throw new AppError('import_not_found');
      },
    });
    expect(await screen.findByText(/Bu içe aktarma artık yok/)).toBeVisible();
  });

  it('begins with a table', async () => {
    const { user } = open({}, '/admin/urunler/ice-aktar');
    expect((await screen.findAllByText('urunler.csv')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Tabloyu Yükle' }));
    expect(await screen.findByText('Bir tablo seçin: CSV ya da Excel (.xlsx).')).toBeVisible();
  });
});
