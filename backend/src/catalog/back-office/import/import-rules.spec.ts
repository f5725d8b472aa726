import { describe, expect, it } from '@jest/globals';
import { decideProducts, type KnownProduct } from './decide-product.js';
import { mergeLines, type MergedLine } from './merge-lines.js';
import { readProduct } from './read-product.js';
import type { ColumnMapping } from '../../../../contract/catalog/import/import-fields.js';

const merged = (mapping: ColumnMapping, ...rows: readonly string[][]): readonly MergedLine[] =>
  mergeLines(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    mapping,
  );
const read = (fields: MergedLine['fields']) => readProduct({ line: 2, fields });

describe('Lines of a table', () => {
  it('are products, one each', () => {
    expect(merged(['name', 'price', null], ['Kâse', '520', 'x'], ['Tabak', '', ''])).toEqual([
      { line: 2, fields: { name: 'Kâse', price: '520' } },
      { line: 3, fields: { name: 'Tabak' } },
    ]);
  });

  it('of Shopify join their product, and each variant becomes one', () => {
    const mapping = ['slug', 'name', 'description', 'variant', 'price', 'pictures'] as const;
    expect(
      merged(
        mapping,
        ['fincan', 'Fincan', 'Elde çekildi', 'Mavi', '300', 'https://a/1.jpg'],
        ['fincan', '', '', 'Beyaz', '320', ''],
        ['fincan', '', '', '', '', 'https://a/2.jpg'],
        ['kupa', 'Kupa', '', 'Default Title', '400', 'https://a/3.jpg'],
        ['kupa', '', '', '', '', 'https://a/4.jpg'],
      ),
    ).toEqual([
      {
        line: 2,
        fields: {
          name: 'Fincan – Mavi',
          slug: 'fincan-mavi',
          description: 'Elde çekildi',
          price: '300',
          pictures: 'https://a/1.jpg https://a/2.jpg',
        },
      },
      {
        line: 3,
        fields: {
          name: 'Fincan – Beyaz',
          slug: 'fincan-beyaz',
          description: 'Elde çekildi',
          price: '320',
          pictures: 'https://a/1.jpg',
        },
      },
      {
        line: 5,
        fields: { name: 'Kupa', slug: 'kupa', price: '400', pictures: 'https://a/3.jpg https://a/4.jpg' },
      },
    ]);
  });

  it('of WooCommerce pass the texts of the head on to its variations', () => {
    expect(
      merged(
        ['lineKind', 'name', 'description', 'price'],
        ['variable', 'Fincan', 'Elde çekildi', ''],
        ['variation', 'Fincan - Mavi', '', '300'],
        ['variation', 'Fincan - Beyaz', '', '320'],
        ['simple', 'Kupa', '', '400'],
      ).map(({ line, fields: { name, description, price } }) => [line, name, description, price]),
    ).toEqual([
      [3, 'Fincan - Mavi', 'Elde çekildi', '300'],
      [4, 'Fincan - Beyaz', 'Elde çekildi', '320'],
      [5, 'Kupa', undefined, '400'],
    ]);
  });

  it('of ikas repeat the name, and differ by their option', () => {
    expect(
      merged(
        ['name', 'slug', 'variant', 'price'],
        ['Kupa', 'kupa', 'S', '1'],
        ['Kupa', 'kupa', 'M', '2'],
      ).map(({ fields }) => fields),
    ).toEqual([
      { name: 'Kupa – S', slug: 'kupa-s', price: '1' },
      { name: 'Kupa – M', slug: 'kupa-m', price: '2' },
    ]);
  });
});

describe('A product of a table', () => {
  it('is read with its amounts, answers and texts', () => {
    expect(
      read({
        name: ' Kâse\n büyük ',
        price: '1.250,50',
        stockQuantity: '1.000',
        minStock: '3.0',
        isUnlimited: 'Hayır',
        isActive: 'draft',
        category: 'Mutfak > Kâse, Hediye',
        description: '<p>Elde <b>çekildi</b></p><p>Fırınlandı</p>',
        pictures: 'https://a/1.jpg?x=1,2, https://a/2.jpg',
      }),
    ).toEqual({
      line: 2,
      problems: [],
      values: {
        name: 'Kâse büyük',
        priceKurus: 125_050,
        stockQuantity: 1_000,
        minStock: 3,
        isUnlimited: false,
        isActive: false,
        category: 'Kâse',
        description: 'Elde çekildi\n\nFırınlandı',
        pictures: ['https://a/1.jpg?x=1,2', 'https://a/2.jpg'],
      },
    });
  });

  it.each([
    [{ price: 'yok' }, 'Fiyat (TL): fiyat okunamadı (“yok”)'],
    [{ price: '0' }, 'Fiyat (TL): Fiyat gerekli, örneğin 520,00.'],
    [{ stockQuantity: '1,5' }, 'Stok: sayı okunamadı (“1,5”)'],
    [{ stockQuantity: '-4' }, 'Stok: Stok adedi 0 ya da daha büyük bir tam sayı olmalıdır.'],
    [{ stockQuantity: '2000000' }, 'Stok: Bir ürünün stoğu en fazla 1.000.000 adet olabilir.'],
    [{ isActive: 'belki' }, 'Rafta: “Evet” ya da “Hayır” yazın (“belki”)'],
    [{ name: 'x'.repeat(151) }, 'Ürün Adı: En fazla 150 karakter yazabilirsiniz.'],
    [{ id: '12' }, 'Ürün No: Ürün numarası geçersiz (“12”)'],
    [{ weight: 'ağır' }, 'Ağırlık (gram): ağırlık okunamadı (“ağır”)'],
    [{ weightKg: '101' }, 'Ağırlık (gram): Ağırlık 1 gram ile 100 kg arasında olmalıdır.'],
    [{ preparation: '31' }, 'Hazırlık (gün): Hazırlık süresi 1 ile 30 gün arasında olmalıdır.'],
    [{ category: 'x'.repeat(61) }, 'Kategori: En fazla 60 karakter yazabilirsiniz.'],
  ])('is refused for %j', (fields, problem) => {
    expect(read(fields).problems).toEqual([problem]);
  });
});

const KNOWN: KnownProduct = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'kase',
  name: 'Kâse',
  category: 'Kase',
  priceKurus: 52_000,
  stockQuantity: 7,
  minStock: 0,
  isUnlimited: false,
  isActive: true,
  description: 'Elde çekildi',
  material: '',
  dimensions: '',
  care: '',
  weightGrams: 900,
  preparationDays: null,
  vatRateId: null,
  pictures: ['kase-1.webp'],
};

const decided = (fields: MergedLine['fields'], known = [KNOWN]) => {
  const [decision] = decideProducts([read(fields)], known);
  return decision && [decision.outcome, ...decision.changedFields, ...decision.problems];
};

describe('What a line does', () => {
  it.each([
    [{ name: 'Vazo', price: '10' }, ['created']],
    [{ name: 'KASE', price: '520' }, ['changed', 'name']],
    [{ name: 'Kâse', price: '520' }, ['unchanged']],
    [{ slug: 'kase', price: '600', stockQuantity: '7' }, ['changed', 'price']],
    [{ id: KNOWN.id, category: 'kâse', description: 'Yeni' }, ['changed', 'description']],
    [{ name: 'Kâse', category: 'Tabak', pictures: 'https://a/1.jpg' }, ['changed', 'category']],
    [{ name: 'Kâse', pictures: 'kase-2.webp' }, ['changed', 'pictures']],
    [{ name: 'Kâse', weight: '900' }, ['unchanged']],
    [{ name: 'Kâse', weightKg: '1,25', preparation: 'Rafta hazır' }, ['changed', 'weight', 'preparation']],
    [{ name: 'Vazo' }, ['refused', 'Fiyat gerekli, örneğin 520,00.']],
    [{ price: '10' }, ['refused', 'Ürün adı gerekli']],
    [{ id: '00000000-0000-4000-8000-000000000009', name: 'Kâse' }, ['refused', 'Bu numarada bir ürün yok']],
  ])('%j', (fields, expected) => {
    expect(decided(fields)).toEqual(expected);
  });

  it('cannot be told when two products have its name', () => {
    const twin = { ...KNOWN, id: '00000000-0000-4000-8000-000000000002', slug: 'kase-2' };
    expect(decided({ name: 'Kâse', price: '1' }, [KNOWN, twin])).toEqual([
      'refused',
      'Bu adda birden çok ürün var; ürün numarası sütunu gerekli',
    ]);
  });

  it('is done once: a second line of the same product is refused', () => {
    const lines = ['Vazo', 'vazo'].map((name, index) =>
      readProduct({ line: index + 2, fields: { name, price: '1' } }),
    );
    expect(decideProducts(lines, []).map(({ outcome, problems }) => [outcome, ...problems])).toEqual([
      ['created'],
      ['refused', '2. satırla aynı ürün'],
    ]);
  });
});
