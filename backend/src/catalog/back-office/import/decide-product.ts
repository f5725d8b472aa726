import type { ImportField } from '../../../../contract/catalog/import/import-fields.js';
import type { ImportOutcome } from '../../../../contract/catalog/import/import-status.js';
import { searchForm } from '../../../../contract/common/turkish-text.js';
import type { ImportedValues, ReadProduct } from './read-product.js';

/** A product of the shop, as far as an import compares it. */
export interface KnownProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly priceKurus: number;
  readonly stockQuantity: number;
  readonly minStock: number;
  readonly isUnlimited: boolean;
  readonly isActive: boolean;
  readonly description: string;
  readonly material: string;
  readonly dimensions: string;
  readonly care: string;
  readonly weightGrams: number | null;
  readonly preparationDays: number | null;
  readonly vatRateId: string | null;
  /** The names of its files; the main picture first. */
  readonly pictures: readonly string[];
}

export interface Decision {
  readonly line: number;
  readonly name: string;
  readonly outcome: ImportOutcome;
  /** The product that it would change; null for a new one. */
  readonly productId: string | null;
  readonly changedFields: readonly ImportField[];
  readonly problems: readonly string[];
  readonly values: ImportedValues;
}

/** The compared values, by the field that the preview names. */
const COMPARED = {
  name: 'name',
  price: 'priceKurus',
  stockQuantity: 'stockQuantity',
  minStock: 'minStock',
  isUnlimited: 'isUnlimited',
  isActive: 'isActive',
  description: 'description',
  material: 'material',
  dimensions: 'dimensions',
  care: 'care',
  weight: 'weightGrams',
  preparation: 'preparationDays',
  vatRate: 'vatRateId',
} as const satisfies Partial<Record<ImportField, keyof ImportedValues & keyof KnownProduct>>;

/**
 * Decides what each line would do: a product is found by its number, else by its address, else by its name in
 * any spelling. A second line of the same product is refused, because it would undo the first.
 */
export function decideProducts(
  read: readonly ReadProduct[],
  known: readonly KnownProduct[],
): readonly Decision[] {
  const finder = new Finder(known);
  const lines = new Map<string, number>();
  return read.map((product) => {
    const decided = decide(product, finder);
    if (decided.outcome === 'refused') return decided;
    const key = decided.productId ?? newKey(product.values);
    const earlier = lines.get(key);
    if (earlier !== undefined) return refused(decided, [`${earlier}. satırla aynı ürün`]);
    lines.set(key, product.line);
    return decided;
  });
}

function decide({ line, values, problems }: ReadProduct, finder: Finder): Decision {
  const found = finder.find(values);
  if (typeof found === 'string') return decision({ line, values, problems: [...problems, found] }, null);
  // What could not be read is not missing as well.
  const isMissing = !found && problems.length === 0;
  return decision({ line, values, problems: isMissing ? missing(values) : problems }, found);
}

function decision({ line, values, problems }: ReadProduct, product: KnownProduct | null): Decision {
  const isRefused = problems.length > 0;
  const changed = product && !isRefused ? changedFields(values, product) : [];
  return {
    line,
    name: values.name ?? product?.name ?? values.slug ?? '',
    outcome: isRefused ? 'refused' : outcomeOf(product, changed),
    productId: product?.id ?? null,
    changedFields: changed,
    problems,
    values,
  };
}

function outcomeOf(product: KnownProduct | null, changed: readonly ImportField[]): ImportOutcome {
  if (!product) return 'created';
  return changed.length > 0 ? 'changed' : 'unchanged';
}

/** A new product needs a name and a price. */
function missing(values: ImportedValues): string[] {
  return [
    ...(values.name === undefined ? ['Ürün adı gerekli'] : []),
    ...(values.priceKurus === undefined ? ['Fiyat gerekli, örneğin 520,00.'] : []),
  ];
}

function refused(decision: Decision, problems: readonly string[]): Decision {
  return { ...decision, outcome: 'refused', changedFields: [], problems };
}

function newKey({ slug, name }: ImportedValues): string {
  return slug ?? `ad ${searchForm(name ?? '')}`;
}

function changedFields(values: ImportedValues, product: KnownProduct): ImportField[] {
  const changed = (Object.keys(COMPARED) as (keyof typeof COMPARED)[]).filter((field) => {
    const value = values[COMPARED[field]];
    return value !== undefined && value !== product[COMPARED[field]];
  });
  const { category, pictures } = values;
  return [
    ...changed,
    ...(category !== undefined && searchForm(category) !== searchForm(product.category)
      ? ['category' as const]
      : []),
    ...(pictures !== undefined && !hasPictures(product, pictures) ? ['pictures' as const] : []),
  ];
}

/**
 * Addresses bring pictures only to a product that has none: the shop does not keep where a picture came from, so
 * that it could not tell a new one from the one it has.
 */
function hasPictures(product: KnownProduct, pictures: readonly string[]): boolean {
  if (pictures.every((name) => !isOwnName(name))) return product.pictures.length > 0;
  return (
    pictures.length === product.pictures.length && pictures.every((name, at) => name === product.pictures[at])
  );
}

function isOwnName(name: string): boolean {
  return /^[a-z0-9-]{1,90}\.webp$/.test(name);
}

/** Finds products of the shop for lines of the table. */
class Finder {
  private readonly ids: ReadonlyMap<string, KnownProduct>;
  private readonly slugs: ReadonlyMap<string, KnownProduct>;
  private readonly names = new Map<string, KnownProduct | 'many'>();

  constructor(known: readonly KnownProduct[]) {
    this.ids = new Map(known.map((product) => [product.id, product]));
    this.slugs = new Map(known.map((product) => [product.slug, product]));
    for (const product of known) {
      const form = searchForm(product.name);
      this.names.set(form, this.names.has(form) ? 'many' : product);
    }
  }

  /** Null for a new product; a text when it cannot be told. */
  find({ id, slug, name }: ImportedValues): KnownProduct | string | null {
    if (id !== undefined) return this.ids.get(id) ?? 'Bu numarada bir ürün yok';
    const ofSlug = slug === undefined ? undefined : this.slugs.get(slug);
    if (ofSlug || slug !== undefined) return ofSlug ?? null;
    const ofName = this.names.get(searchForm(name ?? '')) ?? null;
    return ofName === 'many' ? 'Bu adda birden çok ürün var; ürün numarası sütunu gerekli' : ofName;
  }
}
