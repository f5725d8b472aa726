import type { Picture } from '../../media/picture.js';
import { MAX_CART_LINES, MAX_QUANTITY } from './cart-limits.js';
import { type CartItem, type CartState, EMPTY_CART } from './cart.js';

/**
 * Reads the cart kept by the browser, which may be broken, edited or of an older format. Lines that cannot be
 * read are dropped, never repaired by guessing.
 */
export function parseCart(stored: string | null): CartState {
  if (stored === null) return EMPTY_CART;
  const cart = readJson(stored);
  if (!isRecord(cart) || !Array.isArray(cart['items'])) return EMPTY_CART;
  const items = cart['items'].map(parseItem).filter((item) => item !== null);
  const unique = items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);
  return {
    items: unique.slice(0, MAX_CART_LINES),
    studentDiscountEnabled:
      cart['studentDiscountEnabled'] === true && unique.some(({ type }) => type === 'workshop'),
    couponCode: isText(cart['couponCode']) ? cart['couponCode'] : null,
  };
}

function parseItem(stored: unknown): CartItem | null {
  if (!isRecord(stored)) return null;
  const { id, name, priceKurus, quantity, category } = stored;
  if (!isText(id) || !isText(name) || !isAmount(priceKurus) || !isQuantity(quantity)) return null;
  const base = {
    id,
    name,
    priceKurus,
    quantity,
    category: isText(category) ? category : '',
    picture: parsePicture(stored['picture']),
  };
  if (stored['type'] === 'workshop') return parseWorkshop(base, stored);
  return stored['type'] === 'product' && isText(stored['slug'])
    ? { ...base, type: 'product', slug: stored['slug'] }
    : null;
}

type ItemBase = Pick<CartItem, 'id' | 'name' | 'priceKurus' | 'quantity' | 'category' | 'picture'>;

function parseWorkshop(base: ItemBase, stored: Record<string, unknown>): CartItem | null {
  const { workshopId, date, time, startTime, endTime, originalPriceKurus, studentPriceKurus } = stored;
  if (!isText(workshopId) || !isText(date) || !isText(time) || !isText(startTime) || !isText(endTime)) {
    return null;
  }
  if (!isAmount(originalPriceKurus)) return null;
  return {
    ...base,
    type: 'workshop',
    workshopId,
    date,
    time,
    startTime,
    endTime,
    originalPriceKurus,
    studentPriceKurus: isAmount(studentPriceKurus) ? studentPriceKurus : null,
    studentDiscountApplied: stored['studentDiscountApplied'] === true,
  };
}

function parsePicture(stored: unknown): Picture | null {
  if (!isRecord(stored)) return null;
  const { fileName, width, height, placeholder, alt } = stored;
  if (!isText(fileName) || !isQuantityLike(width) || !isQuantityLike(height)) return null;
  return {
    fileName,
    width,
    height,
    placeholder: typeof placeholder === 'string' && placeholder.startsWith('data:image/') ? placeholder : '',
    alt: typeof alt === 'string' ? alt : '',
    ...parseFocus(stored['focus']),
  };
}

/** A point outside of the picture shows its nearest edge. */
function parseFocus(stored: unknown): Pick<Picture, 'focus'> {
  if (!isRecord(stored)) return {};
  const { x, y } = stored;
  return isAmount(x) && isAmount(y) ? { focus: { x, y } } : {};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isQuantityLike(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isQuantity(value: unknown): value is number {
  return isQuantityLike(value) && value <= MAX_QUANTITY;
}
