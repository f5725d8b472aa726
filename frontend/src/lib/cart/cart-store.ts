import { type CartAction, type CartState, EMPTY_CART, reduceCart } from '@contract/checkout/cart/cart.js';
import { parseCart } from '@contract/checkout/cart/parse-cart.js';

/** Names of specification 1, section 4. */
export const CART_KEY = 'cart';
export const CART_CLEARED_EVENT = 'cart-cleared';

type Listener = () => void;

/** The visitor's cart: one store over local storage that follows other tabs. */
class CartStore {
  private cart: CartState | null = null;
  private readonly listeners = new Set<Listener>();

  /** Reads storage at the first call only, because the module is loaded on the server as well. */
  readonly snapshot = (): CartState => {
    this.cart ??= parseCart(readStorage());
    return this.cart;
  };

  readonly serverSnapshot = (): CartState => EMPTY_CART;

  readonly subscribe = (listener: Listener): (() => void) => {
    if (this.listeners.size === 0) this.listenToTheWindow();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.leaveTheWindow();
    };
  };

  readonly dispatch = (action: CartAction): void => this.replace(reduceCart(this.snapshot(), action));

  readonly replace = (cart: CartState): void => {
    if (cart === this.cart) return;
    this.cart = cart;
    writeStorage(cart);
    this.notify();
  };

  private readonly onStorage = (event: StorageEvent): void => {
    // A null key means that the whole storage was emptied.
    if (event.key !== null && event.key !== CART_KEY) return;
    this.cart = parseCart(event.key === null ? null : event.newValue);
    this.notify();
  };

  private readonly onCleared = (): void => this.replace(EMPTY_CART);

  private listenToTheWindow(): void {
    // Another tab may have changed the cart while nothing was listening here.
    this.cart = parseCart(readStorage());
    window.addEventListener('storage', this.onStorage);
    window.addEventListener(CART_CLEARED_EVENT, this.onCleared);
  }

  private leaveTheWindow(): void {
    window.removeEventListener('storage', this.onStorage);
    window.removeEventListener(CART_CLEARED_EVENT, this.onCleared);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Storage can be switched off or full; then the cart lives as long as the page. */
function readStorage(): string | null {
  try {
    return window.localStorage.getItem(CART_KEY);
  } catch {
    return null;
  }
}

function writeStorage(cart: CartState): void {
  try {
    window.localStorage.setItem(CART_KEY, JSON.stringify(cart));
  } catch {
    return;
  }
}

export const cartStore = new CartStore();
