import type { AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { ProductView } from '../../../contract/catalog/catalog.views.js';
import { PRODUCT_FIELDS, PRODUCT_TEXTS } from '../../../contract/catalog/product-fields.js';
import { pictureValue, productValues } from '../../../contract/catalog/product-values.js';
import { PRODUCT_SPECIFICATIONS } from '../../../contract/catalog/product-specifications.js';
import type { ProductDto, ProductPictureDto } from '../../../contract/catalog/product.dto.js';
import { liraToKurus, typedLiraToKurus } from '../../../contract/common/money.js';
import { sentNumber } from '../../../contract/common/sent-number.js';
import { documentedNames, documentedTexts } from '../documented-names.js';

/** The fields of the documented form without its files: texts, or lists of them. */
export type RestProductForm = Readonly<Record<string, unknown>>;

/** The pictures in a form; undefined keeps the present ones. */
export interface RestPictures {
  readonly main: string | undefined;
  readonly additional: readonly string[] | undefined;
  /** Uploaded files, which come after the named ones. */
  readonly added: readonly string[];
}

export const PRODUCT_FORM_NAMES = documentedNames(PRODUCT_FIELDS);

export function restSpecifications(product: ProductView) {
  return documentedTexts(PRODUCT_SPECIFICATIONS, PRODUCT_FIELDS, product);
}

interface Known {
  /** The product before the change; null for a new one. */
  readonly product: AdminProductView | null;
  /** Undefined for an unknown category name. */
  readonly categoryId: number | undefined;
  readonly pictures: RestPictures;
}

/**
 * Absent fields stay unchanged, or get the defaults of specification 2, section 5. The result still has to be
 * validated.
 */
export function asProductInput(form: RestProductForm, { product, categoryId, pictures }: Known) {
  const now: Partial<ProductDto> = product ? productValues(product) : {};
  const isUnlimited: unknown = flag(form['is_unlimited']) ?? now.isUnlimited ?? false;
  return {
    ...textsOf(form, now),
    categoryId,
    priceKurus: form['price'] === undefined ? now.priceKurus : priceOf(form['price']),
    pictures: picturesOf(pictures, product),
    stockQuantity: stockOf(form, { product, isUnlimited: isUnlimited === true }),
    minStock: wholeNumber(form['min_stock']) ?? now.minStock ?? 0,
    isUnlimited,
    isActive: now.isActive ?? true,
  };
}

function textsOf(form: RestProductForm, now: Partial<ProductDto>) {
  return Object.fromEntries(
    PRODUCT_TEXTS.map((name) => [name, form[PRODUCT_FIELDS[name].documentedName] ?? now[name] ?? '']),
  );
}

/** The client sends the number of pieces that can be bought, as it reads it; held pieces are added. */
function stockOf(
  form: RestProductForm,
  { product, isUnlimited }: Pick<Known, 'product'> & { readonly isUnlimited: boolean },
): unknown {
  const sent = wholeNumber(form['stock_quantity']);
  if (sent === undefined || (isUnlimited && product)) return product?.stock.quantity ?? 0;
  return typeof sent === 'number' ? sent + (product?.stock.held ?? 0) : sent;
}

/** Known names keep the description and the focus of their picture. */
function picturesOf(
  { main, additional, added }: RestPictures,
  product: AdminProductView | null,
): ProductPictureDto[] {
  const known = (product?.pictures ?? []).map(pictureValue);
  const [oldMain, ...others] = known.map(({ fileName }) => fileName);
  const first = main ?? oldMain;
  return [...(first === undefined ? [] : [first]), ...(additional ?? others), ...added].map(
    (fileName) => known.find((picture) => picture.fileName === fileName) ?? { fileName, alt: '' },
  );
}

/** Accepts '520,00', as the form sends it, and '520.00'. */
function priceOf(sent: unknown): number | null {
  return typeof sent === 'string' ? typedLiraToKurus(sent) : liraToKurus(sent);
}

function wholeNumber(sent: unknown): unknown {
  return sent === '' ? undefined : sentNumber(sent);
}

function flag(sent: unknown): unknown {
  if (sent === undefined || sent === '') return undefined;
  if (sent === '1' || sent === 'true' || sent === 1) return true;
  return sent === '0' || sent === 'false' || sent === 0 ? false : sent;
}
