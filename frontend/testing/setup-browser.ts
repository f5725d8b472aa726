import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { cartStore } from '../src/lib/cart/cart-store.js';

// Testing Library is loaded once for all files of a worker, and sets it only then.
Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: true });
configure({
  // Long enough for a busy machine to load a screen's lazy file.
  asyncUtilTimeout: 8000,
  getElementError: (message, container) => notFound(message, isLookingAgain() ? '' : prettyDOM(container)),
});

/** What comes late is looked for many times; only the last look tells what the page shows, which costs much. */
function isLookingAgain(): boolean {
  const { _disableExpensiveErrorDiagnostics: isAgain } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isAgain === true;
}

function notFound(...parts: readonly (string | null | false | undefined)[]): Error {
  const error = new Error(parts.filter(Boolean).join('\n\n'));
  // By this name Testing Library knows whose stack it may shorten.
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Replacements for functions that jsdom lacks. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
/** Prefetching is switched off, because the code would arrive after the end of the test. */
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
performance.getEntriesByType = () => [];
globalThis.ResizeObserver = class {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
};

/** The head names the studio, as the server writes it. */
if (document.querySelector('meta[name="application-name"]') === null) {
  document.head.insertAdjacentHTML('beforeend', '<meta name="application-name" content="Toprak">');
}

/** jsdom has no layout, so every element counts as visible. */
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly onSeen: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const seen = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    queueMicrotask(() => this.onSeen([seen], this));
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

beforeEach(() => {
  cartStore.replace(EMPTY_CART);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => cleanup());
