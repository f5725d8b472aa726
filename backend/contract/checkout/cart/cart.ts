import type { Picture } from '../../media/picture.js';
import { MAX_QUANTITY } from './cart-limits.js';

/** The cart of specification 1, sections 3 and 4, in kuruş. Totals are derived, never stored. */
interface CartItemBase {
  readonly id: string;
  readonly name: string;
  readonly priceKurus: number;
  readonly quantity: number;
  readonly picture: Picture | null;
  readonly category: string;
}

export interface ProductCartItem extends CartItemBase {
  readonly type: 'product';
  readonly slug: string;
}

export interface WorkshopCartItem extends CartItemBase {
  readonly type: 'workshop';
  readonly workshopId: string;
  /** yyyy-MM-dd and HH:mm in Istanbul time. */
  readonly date: string;
  readonly time: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly originalPriceKurus: number;
  readonly studentPriceKurus: number | null;
  readonly studentDiscountApplied: boolean;
}

export type CartItem = ProductCartItem | WorkshopCartItem;

export interface CartState {
  readonly items: readonly CartItem[];
  readonly studentDiscountEnabled: boolean;
  /** The code of the applied coupon; the server computes its discount with every quote. */
  readonly couponCode: string | null;
}

export const EMPTY_CART: CartState = { items: [], studentDiscountEnabled: false, couponCode: null };

export type CartAction =
  /** Adds the item's own quantity. `availableSpots`: a workshop without free seats cannot be added. */
  | { readonly type: 'add'; readonly item: CartItem; readonly availableSpots?: number }
  | { readonly type: 'remove'; readonly id: string }
  /** Undoes a removal: the line returns to its position. */
  | { readonly type: 'restore'; readonly item: CartItem; readonly index: number }
  | { readonly type: 'set_quantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'toggle_student_discount' }
  | { readonly type: 'apply_student_discount'; readonly id: string }
  | { readonly type: 'remove_student_discount'; readonly id: string }
  /** The student terms were accepted, or declined and unticked; applies to all workshop lines. */
  | { readonly type: 'answer_student_terms'; readonly accepted: boolean }
  | { readonly type: 'apply_coupon'; readonly code: string }
  | { readonly type: 'remove_coupon' }
  | { readonly type: 'clear' };

/** The student discount can only be on while the cart contains workshops; it ends with the last of them. */
export function reduceCart(cart: CartState, action: CartAction): CartState {
  const next = applyAction(cart, action);
  return next.studentDiscountEnabled && !hasWorkshops(next)
    ? { ...next, studentDiscountEnabled: false }
    : next;
}

function applyAction(cart: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'add':
      return addItem(cart, action);
    case 'remove':
      return withItems(
        cart,
        cart.items.filter((item) => item.id !== action.id),
      );
    case 'restore':
      return restoreItem(cart, action);
    case 'set_quantity':
      return setQuantity(cart, action);
    case 'toggle_student_discount':
      return { ...cart, studentDiscountEnabled: !cart.studentDiscountEnabled };
    case 'apply_student_discount':
      return mapItem(cart, action.id, (item) => withStudentPrice(item, true));
    case 'remove_student_discount':
      return mapItem(cart, action.id, (item) => withStudentPrice(item, false));
    case 'answer_student_terms':
      return {
        ...cart,
        items: cart.items.map((item) => withStudentPrice(item, action.accepted)),
        studentDiscountEnabled: action.accepted,
      };
    case 'apply_coupon':
      return { ...cart, couponCode: action.code };
    case 'remove_coupon':
      return { ...cart, couponCode: null };
    case 'clear':
      return EMPTY_CART;
  }
}

export interface CartTotals {
  /** The number of pieces and seats, for the badge. */
  readonly itemCount: number;
  /** After student prices, before coupons, in kuruş. */
  readonly subtotalKurus: number;
  readonly studentDiscountKurus: number;
  readonly hasWorkshops: boolean;
}

export function cartTotals(cart: CartState): CartTotals {
  const { items } = cart;
  return {
    itemCount: items.reduce((count, item) => count + item.quantity, 0),
    subtotalKurus: items.reduce((sum, item) => sum + item.priceKurus * item.quantity, 0),
    studentDiscountKurus: items.reduce((sum, item) => sum + studentSavingKurus(item) * item.quantity, 0),
    hasWorkshops: hasWorkshops(cart),
  };
}

function hasWorkshops({ items }: CartState): boolean {
  return items.some((item) => item.type === 'workshop');
}

export function quantityInCart(cart: CartState, id: string): number {
  return cart.items.find((item) => item.id === id)?.quantity ?? 0;
}

function addItem(cart: CartState, action: Extract<CartAction, { type: 'add' }>): CartState {
  const { item, availableSpots = 1 } = action;
  if (item.quantity < 1 || availableSpots <= 0) return cart;
  const existing = cart.items.find((candidate) => isSameLine(candidate, item));
  if (!existing) {
    const line = withStudentPrice(item, cart.studentDiscountEnabled);
    return withItems(cart, [...cart.items, { ...line, quantity: boundedQuantity(item.quantity) }]);
  }
  return setQuantity(cart, { id: existing.id, quantity: existing.quantity + item.quantity });
}

function restoreItem(cart: CartState, { item, index }: { item: CartItem; index: number }): CartState {
  if (cart.items.some((candidate) => isSameLine(candidate, item))) {
    return addItem(cart, { type: 'add', item });
  }
  // The first restored workshop also restores the answer to the student terms; later ones follow the cart.
  const studentDiscountEnabled = hasWorkshops(cart) ? cart.studentDiscountEnabled : isForStudents(item);
  const line = withStudentPrice(item, studentDiscountEnabled);
  return { ...withItems(cart, cart.items.toSpliced(index, 0, line)), studentDiscountEnabled };
}

function isForStudents(item: CartItem): boolean {
  return item.type === 'workshop' && item.studentDiscountApplied;
}

/** Two visits to the same session are one line, although their ids contain different timestamps. */
function isSameLine(a: CartItem, b: CartItem): boolean {
  if (a.id === b.id) return true;
  if (a.type !== 'workshop' || b.type !== 'workshop') return false;
  return a.workshopId === b.workshopId && a.date === b.date && a.startTime === b.startTime;
}

function setQuantity(cart: CartState, { id, quantity }: { id: string; quantity: number }): CartState {
  if (!Number.isFinite(quantity)) return cart;
  if (quantity < 1) {
    return withItems(
      cart,
      cart.items.filter((item) => item.id !== id),
    );
  }
  return mapItem(cart, id, (item) => ({ ...item, quantity: boundedQuantity(quantity) }));
}

function boundedQuantity(quantity: number): number {
  return Math.min(Math.trunc(quantity), MAX_QUANTITY);
}

/**
 * The student price applies only where it is lower than the regular price; children's workshops have one
 * price.
 */
function withStudentPrice(item: CartItem, isWanted: boolean): CartItem {
  if (item.type !== 'workshop' || item.studentPriceKurus === null) return item;
  const { studentPriceKurus, originalPriceKurus } = item;
  const studentDiscountApplied = isWanted && studentPriceKurus < originalPriceKurus;
  return {
    ...item,
    priceKurus: studentDiscountApplied ? studentPriceKurus : originalPriceKurus,
    studentDiscountApplied,
  };
}

function studentSavingKurus(item: CartItem): number {
  return item.type === 'workshop' && item.studentDiscountApplied
    ? item.originalPriceKurus - item.priceKurus
    : 0;
}

function mapItem(cart: CartState, id: string, change: (item: CartItem) => CartItem): CartState {
  return withItems(
    cart,
    cart.items.map((item) => (item.id === id ? change(item) : item)),
  );
}

function withItems(cart: CartState, items: readonly CartItem[]): CartState {
  return { ...cart, items };
}
