import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { convert } from 'html-to-text';
import { IMPORT_FIELDS, type ImportField } from '../../../../contract/catalog/import/import-fields.js';
import { readPrice } from '../../../../contract/catalog/import/read-price.js';
import { ProductDto } from '../../../../contract/catalog/product.dto.js';
import { READY_DAYS, READY_WORDS } from '../../../../contract/orders/preparation.js';
import { slugOf } from '../../../../contract/common/slug.js';
import { withoutUnusable } from '../../../../contract/common/text-rules.js';
import { searchForm } from '../../../../contract/common/turkish-text.js';
import type { MergedLine } from './merge-lines.js';

/** The values of a product that the table gives; absent ones stay as they are. */
export interface ImportedValues {
  readonly id?: string;
  readonly slug?: string;
  readonly name?: string;
  readonly category?: string;
  readonly priceKurus?: number;
  readonly stockQuantity?: number;
  readonly minStock?: number;
  readonly isUnlimited?: boolean;
  readonly isActive?: boolean;
  readonly description?: string;
  readonly material?: string;
  readonly dimensions?: string;
  readonly care?: string;
  readonly weightGrams?: number | null;
  readonly preparationDays?: number | null;
  /** The name of a rate of KDV, or its percent today. */
  readonly vatRate?: string;
  /** The id of that rate; null for the rate of all products. */
  readonly vatRateId?: string | null;
  /** Addresses, or names of files in the ZIP or in the media library; the main picture first. */
  readonly pictures?: readonly string[];
}

export interface ReadProduct {
  readonly line: number;
  readonly values: ImportedValues;
  /** Why the line is refused; empty when it is not. */
  readonly problems: readonly string[];
}

const YES: readonly string[] = [
  'evet',
  'e',
  'true',
  '1',
  'yes',
  'y',
  'var',
  'aktif',
  'active',
  'publish',
  'yayinda',
];
const NO: readonly string[] = [
  ...['hayir', 'h', 'false', '0', '-1', 'no', 'n', 'yok', 'pasif', 'draft', 'archived', 'private', 'taslak'],
];
const READY: readonly string[] = [searchForm(READY_WORDS), 'hazir', 'rafta'];
const GRAMS_PER_KG = 1000;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** As in the form of a category. */
const LONGEST_CATEGORY = 60;
const TAG = /<[a-z][^>]*>/i;

type Reader = (text: string) => Partial<ImportedValues> | string;

/** How each field's cell is read: its values, or what is wrong with it. */
const READERS: Partial<Record<ImportField, Reader>> = {
  id: (text) => (ID.test(text) ? { id: text.toLowerCase() } : 'Ürün numarası geçersiz'),
  slug: (text) => (slugOf(text) === '' ? 'adres geçersiz' : { slug: slugOf(text) }),
  name: (name) => ({ name: inOneLine(name) }),
  category: (text) => (categoryIn(text) === '' ? {} : { category: categoryIn(text) }),
  price: (text) => {
    const priceKurus = readPrice(text);
    return priceKurus === null ? 'fiyat okunamadı' : { priceKurus };
  },
  stockQuantity: (text) => whole(text, (stockQuantity) => ({ stockQuantity })),
  minStock: (text) => whole(text, (minStock) => ({ minStock })),
  isUnlimited: (text) => answer(text, (isUnlimited) => ({ isUnlimited })),
  isActive: (text) => answer(text, (isActive) => ({ isActive })),
  description: (text) => ({ description: plainText(text) }),
  material: (text) => ({ material: inOneLine(plainText(text)) }),
  dimensions: (text) => ({ dimensions: inOneLine(plainText(text)) }),
  care: (text) => ({ care: plainText(text) }),
  weight: (text) => weight(text, 1),
  weightKg: (text) => weight(text, GRAMS_PER_KG),
  preparation: (text) =>
    READY.includes(searchForm(text))
      ? { preparationDays: READY_DAYS }
      : whole(text, (preparationDays) => ({ preparationDays })),
  vatRate: (vatRate) => ({ vatRate: inOneLine(vatRate) }),
  pictures: (text) => ({ pictures: picturesIn(text) }),
};

/** Reads the cells of a product. The limits are those of the product's form. */
export function readProduct({ line, fields }: MergedLine): ReadProduct {
  let values: ImportedValues = {};
  const problems: string[] = [];
  for (const [field, text] of Object.entries(fields) as [ImportField, string][]) {
    const read = READERS[field]?.(text) ?? {};
    if (typeof read === 'string') problems.push(`${IMPORT_FIELDS[field]}: ${read} (“${text.slice(0, 40)}”)`);
    else values = { ...values, ...read };
  }
  return { line, values, problems: [...problems, ...beyondLimits(values)] };
}

/** The fields whose values have another name. */
const FIELD_OF: Readonly<Record<string, ImportField>> = {
  priceKurus: 'price',
  weightGrams: 'weight',
  preparationDays: 'preparation',
};

/** Which values the product's form would refuse. */
function beyondLimits({
  pictures: _pictures,
  category,
  id: _id,
  slug: _slug,
  vatRate: _vatRate,
  ...fields
}: ImportedValues): string[] {
  const errors = validateSync(plainToInstance(ProductDto, fields), { skipMissingProperties: true });
  const texts = errors.map(({ property, constraints = {} }) => {
    const label = IMPORT_FIELDS[FIELD_OF[property] ?? (property as ImportField)];
    return `${label}: ${Object.values(constraints)[0] ?? 'geçersiz'}`;
  });
  const isLong = category !== undefined && category.length > LONGEST_CATEGORY;
  return isLong ? [...texts, `Kategori: En fazla ${LONGEST_CATEGORY} karakter yazabilirsiniz.`] : texts;
}

function whole(
  text: string,
  as: (value: number) => Partial<ImportedValues>,
): Partial<ImportedValues> | string {
  const match = /^(-?\d{1,3}(?:[.,]\d{3})+|-?\d{1,9})(?:[.,]0{1,2})?$/.exec(text.replaceAll(/\s/g, ''));
  return match?.[1] === undefined ? 'sayı okunamadı' : as(Number(match[1].replaceAll(/[.,]/g, '')));
}

/** Other shops write 0 for a weight that nobody entered. */
function weight(text: string, gramsPerUnit: number): Partial<ImportedValues> | string {
  const units = readDecimal(text);
  if (units === null) return 'ağırlık okunamadı';
  const weightGrams = Math.round(units * gramsPerUnit);
  return weightGrams === 0 ? {} : { weightGrams };
}

/** '0,75', '0.75', '1.250,5' or '1250'; null for anything else. */
function readDecimal(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '');
  if (!/^(?:\d+(?:[.,]\d+)?|\d{1,3}(?:\.\d{3})+,\d+)$/.test(plain)) return null;
  const [whole = '', fraction = '0'] = plain.split(/[.,](?=\d+$)/);
  return Number(`${whole.replaceAll('.', '')}.${fraction}`);
}

function answer(
  text: string,
  as: (value: boolean) => Partial<ImportedValues>,
): Partial<ImportedValues> | string {
  const form = searchForm(text);
  if (YES.includes(form)) return as(true);
  return NO.includes(form) ? as(false) : '“Evet” ya da “Hayır” yazın';
}

/** The last part of the first path: 'Mutfak > Kâse, Hediye' is 'Kâse'. */
function categoryIn(text: string): string {
  const [first = ''] = text.split(/[,;|]/);
  return inOneLine(first.split('>').at(-1) ?? '');
}

function picturesIn(text: string): string[] {
  // An address may hold commas, but never a blank.
  const names = text.split(/[\s;|]+|,(?=\s|https?:|$)/).filter((name) => name !== '');
  return [...new Set(names)];
}

function plainText(text: string): string {
  const plain = TAG.test(text) ? convert(text, { wordwrap: false }) : text;
  return withoutUnusable(plain.replaceAll('\r\n', '\n')).trim();
}

function inOneLine(text: string): string {
  return withoutUnusable(text).replaceAll(/\s+/g, ' ').trim();
}
