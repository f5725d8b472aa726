import { describe, expect, it } from '@jest/globals';
import { PRODUCT_COLUMNS } from '../product-columns.js';
import { guessColumns, sourceOf } from './guess-columns.js';
import { repeatedField } from './import-fields.js';

const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
];
const SHOPIFY_PRICES = ['Variant Inventory Qty', 'Variant Price', 'Image Src', 'Status'];
const WOOCOMMERCE = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Description',
  'Stock',
  'Regular price',
  'Categories',
  'Images',
  'Parent',
];
/** The titles of ikas, taken from public programs that read its real exports. */
const IKAS = [
  'Ürün Grup ID',
  'Varyant ID',
  'İsim',
  'Açıklama',
  'Satış Fiyatı',
  'İndirimli Fiyatı',
  'Silindi mi?',
  'Kategoriler',
  'Resim URL',
  'Slug',
  'Stok:Kadıköy Atölye',
  'Tip',
  'Varyant Tip 1',
  'Varyant Değer 1',
  'Varyant Değer 3',
  'Stoğu Tükenince Satmaya Devam Et',
  'Varyant Aktiflik',
];

describe('The columns of a table', () => {
  it.each([
    ['toprak', Object.values(PRODUCT_COLUMNS)],
    ['shopify', [...SHOPIFY, ...SHOPIFY_PRICES]],
    [
      'shopify',
      ['Title', 'URL handle', 'Description', 'Option1 name', 'Option1 value', 'Price', 'Inventory quantity'],
    ],
    ['woocommerce', WOOCOMMERCE],
    ['ikas', IKAS],
    ['table', ['Ürün', 'Fiyat']],
  ])('tell that it comes from %s', (source, titles) => {
    expect(sourceOf(titles)).toBe(source);
  });

  it('are all known again in our own table', () => {
    expect(guessColumns(Object.values(PRODUCT_COLUMNS))).toEqual(Object.keys(PRODUCT_COLUMNS));
  });

  it.each([
    [
      [...SHOPIFY, ...SHOPIFY_PRICES],
      [
        ...['slug', 'name', 'description', null, 'category', null, null, null, 'variant'],
        ...['stockQuantity', 'price', 'pictures', 'isActive'],
      ],
    ],
    [
      WOOCOMMERCE,
      [
        ...[null, 'lineKind', null, 'name', 'isActive', 'description', 'stockQuantity', 'price', 'category'],
        ...['pictures', null],
      ],
    ],
    [
      IKAS,
      [
        ...[null, null, 'name', 'description', 'price', null, null, 'category', 'pictures', 'slug'],
        ...['stockQuantity', null, null, 'variant', 'variant', 'isUnlimited', 'isActive'],
      ],
    ],
    [
      IKAS.map((title) => `  ${title.toLocaleUpperCase('tr-TR')} `).slice(0, 5),
      [null, null, 'name', 'description', 'price'],
    ],
    [
      ['Title', 'Variant Grams', 'Weight value (grams)', 'Weight (kg)', 'KDV oranı', 'Hazırlık süresi'],
      ['name', 'weight', null, 'weightKg', 'vatRate', 'preparation'],
    ],
    [
      ['ÜRÜN ADI', 'fiyat', 'STOK', 'Raf no', 'kategori'],
      ['name', 'price', 'stockQuantity', null, 'category'],
    ],
  ])('are guessed by their titles: %j', (titles, mapping) => {
    expect(guessColumns(titles)).toEqual(mapping);
  });

  it('hold each field once, but for options and pictures', () => {
    expect(repeatedField(['name', 'variant', 'variant', 'pictures', 'pictures', null, null])).toBeNull();
    expect(repeatedField(['name', 'price', 'name'])).toBe('name');
  });
});
