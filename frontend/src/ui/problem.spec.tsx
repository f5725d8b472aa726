import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { browserPage } from '../lib/navigation/browser-page.js';
import { lazySection } from '../lib/navigation/lazy-section.js';
import { ErrorBoundary } from './error-boundary.js';
import { LazyBoundary } from './lazy-boundary.js';
import { ProblemPage } from './problem.js';
import { UiProvider } from './ui-provider.js';

const reloadPage = jest.fn<() => void>();

const GONE = new TypeError(
  'Failed to fetch dynamically imported module: https://toprak.test/assets/cart-drawer.js',
);
const NOTE = 'Sitenin yeni sürümü yayınlandı. Sayfayı yenileyin.';

const fetching = jest.fn<typeof fetch>();

function draw(page: ReactNode): void {
  render(
    <UiProvider>
      <MemoryRouter>
        <ErrorBoundary show={ProblemPage}>{page}</ErrorBoundary>
      </MemoryRouter>
    </UiProvider>,
  );
}

function Broken({ error }: { readonly error: Error }): ReactNode {
  throw error;
}

const breakWith = (error: Error) => draw(<Broken error={error} />);
const Unloaded = lazy(() => Promise.reject(GONE));
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  reloadPage.mockClear();
  jest.spyOn(browserPage, 'reload').mockImplementation(reloadPage);
  sessionStorage.clear();
  globalThis.fetch = fetching;
  fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  // React logs errors that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

describe('a page that cannot be shown', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://toprak.test/assets/cart-drawer.js',
    'error loading dynamically imported module: https://toprak.test/assets/cart-drawer.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/cart-drawer.css',
  ])('says that the connection is missing where nobody answers: %s', async (message) => {
    breakWith(new TypeError(message));
    expect(await screen.findByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
    expect(screen.getByText(/Sepetiniz olduğu gibi duruyor/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Bağlantı yok – Toprak'));
    expect(reloadPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('says so of any failure while the browser is offline, and comes back by itself', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    breakWith(new Error('anything'));
    expect(await screen.findByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    goOnline();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    // The connection is lost a second time at once.
    goOnline();
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it('blames itself for everything else, and does not reload unasked', async () => {
    breakWith(new Error('x is not a function'));
    expect(await screen.findByRole('heading', { name: 'Burada bir şey çatladı' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana sayfaya dönün' })).toBeVisible();
    goOnline();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('a page whose code went with the version before', () => {
  // Any answer shows that there is a connection; this is the proxy's during a restart.
  beforeEach(() => void fetching.mockResolvedValue({ ok: false, status: 503 } as Response));

  it('begins anew by itself, once', async () => {
    breakWith(GONE);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(fetching).toHaveBeenCalledWith('/health', expect.objectContaining({ cache: 'no-store' }));

    breakWith(GONE);
    const headings = () => screen.getAllByRole('heading', { name: 'Sitenin yeni sürümü yayınlandı' });
    await waitFor(() => expect(headings()).toHaveLength(2));
    expect(screen.queryByText(/Bağlantı yok/)).toBeNull();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('does so again when the next version comes', async () => {
    sessionStorage.setItem('toprak.begunAnew', String(Date.now() - 61_000));
    breakWith(GONE);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it('does not where nothing can be noted down', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    breakWith(GONE);
    expect(await screen.findByRole('heading', { name: 'Sitenin yeni sürümü yayınlandı' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a part whose code went with the version before', () => {
  beforeEach(() => void fetching.mockResolvedValue({ ok: true, status: 200 } as Response));

  const beside = (
    <>
      <textarea aria-label="Notunuz" />
      <input type="hidden" name="textVersion" defaultValue="3" />
      <input type="checkbox" defaultChecked />
      <LazyBoundary>
        <Unloaded />
      </LazyBoundary>
    </>
  );

  it('lets the page begin anew where nothing is written', async () => {
    draw(beside);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('textbox', { name: 'Notunuz' })).toBeVisible();
  });

  it('does not reload while something is typed, and leaves the moment to the visitor', async () => {
    const Form = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <textarea aria-label="Notunuz" />
          <button onClick={() => setOpen(true)}>Sepet</button>
          <LazyBoundary>{isOpen && <Unloaded />}</LazyBoundary>
        </>
      );
    };
    draw(<Form />);
    await userEvent.type(screen.getByRole('textbox'), 'yarım kalmış');
    await userEvent.click(screen.getByRole('button', { name: 'Sepet' }));

    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('yarım kalmış');
    await userEvent.click(screen.getByRole('button', { name: 'Sayfayı Yenileyin' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('asks screens with unsaved changes before the page is left', async () => {
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    draw(beside);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', warn);
  });

  it('lets the page begin anew also below what is seen first', async () => {
    const Part = lazySection(() => Promise.reject(GONE));
    draw(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });
});
