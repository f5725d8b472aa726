import { searchForm } from '../../common/turkish-text.js';
import { PRODUCT_COLUMNS } from '../product-columns.js';
import type { ColumnMapping, ImportField } from './import-fields.js';
import { IMPORT_FIELD_NAMES } from './import-fields.js';

/** Where a table comes from, as its titles show. */
export const IMPORT_SOURCES = {
  table: 'Tablo',
  toprak: 'Bu dükkândan alınan tablo',
  shopify: 'Shopify ürün dosyası',
  woocommerce: 'WooCommerce ürün dosyası',
  ikas: 'ikas ürün dosyası',
} as const;
export type ImportSource = keyof typeof IMPORT_SOURCES;

/** Titles that only the export of that shop has, all of them; in their search form. */
const MARKS: readonly (readonly [ImportSource, readonly string[]])[] = [
  ['toprak', ['urun no', 'adres', 'en az stok']],
  ['shopify', ['handle', 'title', 'variant price']],
  ['shopify', ['url handle', 'title', 'option1 value']],
  ['woocommerce', ['type', 'sku', 'regular price', 'images']],
  ['woocommerce', ['tur', 'stok kodu (sku)', 'normal fiyat']],
  ['ikas', ['urun grup id', 'varyant id', 'isim']],
];

/**
 * Other titles of the fields, in their search form; the best one first. One that ends with a colon stands for all that
 * begin with it: ikas writes the studio's own name of the store there ('Stok:Ana Depo').
 */
const SYNONYMS: Partial<Record<ImportField, readonly string[]>> = {
  id: ['urun no'],
  slug: ['adres', 'handle', 'url handle', 'slug'],
  name: ['urun adi', 'title', 'name', 'isim', 'ad', 'urun', 'baslik', 'product name'],
  category: [
    ...['kategori', 'type', 'product category', 'categories', 'kategoriler', 'category', 'koleksiyon'],
  ],
  price: [
    ...['fiyat (tl)', 'variant price', 'regular price', 'normal fiyat', 'satis fiyati', 'fiyat', 'price'],
  ],
  stockQuantity: [
    ...['stok', 'variant inventory qty', 'inventory quantity', 'stock', 'stok:', 'stok adedi'],
    ...['quantity', 'adet', 'miktar'],
  ],
  minStock: ['en az stok', 'low stock amount', 'dusuk stok miktari'],
  isUnlimited: ['stogu tukenince satmaya devam et'],
  isActive: [
    'rafta',
    'status',
    'published',
    'yayinlanmis',
    'published on online store',
    'aktif',
    'varyant aktiflik',
  ],
  description: ['aciklama', 'body (html)', 'description', 'short description'],
  material: ['malzeme', 'material'],
  dimensions: ['olculer', 'olcu', 'boyutlar', 'dimensions'],
  care: ['bakim', 'care'],
  weight: ['agirlik (gram)', 'variant grams', 'weight value (grams)', 'weight (g)', 'agirlik (g)'],
  weightKg: ['weight (kg)', 'agirlik (kg)'],
  preparation: ['hazirlik (gun)', 'hazirlik suresi (gun)', 'hazirlik suresi', 'hazirlik'],
  vatRate: ['kdv orani', 'kdv', 'vergi orani'],
  pictures: ['resimler', 'image src', 'product image url', 'images', 'gorseller', 'resim url', 'resim'],
  variant: [
    ...['option1 value', 'option2 value', 'option3 value'],
    ...['varyant deger 1', 'varyant deger 2', 'varyant deger 3'],
  ],
};

/** 'Type' is a category at Shopify, and the kind of the line at WooCommerce. */
const OF_SOURCE: Partial<Record<ImportSource, Partial<Record<ImportField, readonly string[]>>>> = {
  woocommerce: {
    lineKind: ['type', 'tur'],
    category: ['categories', 'kategoriler'],
    pictures: ['images', 'gorseller'],
    slug: [],
  },
};

const SEVERAL: readonly ImportField[] = ['variant'];

/** Recognises the shop whose export this is; 'table' for any other. */
export function sourceOf(titles: readonly string[]): ImportSource {
  const forms = titles.map(searchForm);
  return MARKS.find(([, marks]) => marks.every((mark) => forms.includes(mark)))?.[0] ?? 'table';
}

/** Guesses what each column holds by its title. The admin can change every guess. */
export function guessColumns(titles: readonly string[]): ColumnMapping {
  const forms = titles.map(searchForm);
  const source = sourceOf(titles);
  const mapping: (ImportField | null)[] = titles.map(() => null);
  for (const field of IMPORT_FIELD_NAMES) {
    for (const column of columnsOf(field, forms, source)) mapping[column] ??= field;
  }
  return mapping;
}

function columnsOf(field: ImportField, forms: readonly string[], source: ImportSource): number[] {
  const own =
    field in PRODUCT_COLUMNS ? searchForm(PRODUCT_COLUMNS[field as keyof typeof PRODUCT_COLUMNS]) : null;
  const known = OF_SOURCE[source]?.[field] ?? SYNONYMS[field] ?? [];
  const columns = [...(own === null ? [] : [own]), ...known]
    .map((title) =>
      forms.findIndex((form) => (title.endsWith(':') ? form.startsWith(title) : form === title)),
    )
    .filter((column) => column !== -1);
  return SEVERAL.includes(field) ? columns : columns.slice(0, 1);
}
