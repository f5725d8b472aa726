import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { UiProvider } from '../../ui/ui-provider.js';
import { SectionBoundary } from './section-boundary.js';

const reloadPage = jest.fn<() => void>();

const fetching = jest.fn<typeof fetch>();

function Unloaded(): ReactNode {
  throw new TypeError('error loading dynamically imported module: https://toprak.test/assets/orders-page.js');
}

function open(): void {
  render(
    <UiProvider>
      <MemoryRouter>
        <textarea aria-label="Yarım kalan" defaultValue="" />
        <SectionBoundary>
          <Unloaded />
        </SectionBoundary>
      </MemoryRouter>
    </UiProvider>,
  );
}

describe('a section of the back office whose code did not come', () => {
  beforeEach(() => {
    reloadPage.mockClear();
    jest.spyOn(browserPage, 'reload').mockImplementation(reloadPage);
    sessionStorage.clear();
    globalThis.fetch = fetching;
    fetching.mockReset().mockResolvedValue({ ok: true, status: 200 } as Response);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('begins anew when it went with the version before', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Sitenin yeni sürümü yayınlandı' })).toBeVisible();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('only says so over what is not saved', async () => {
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    open();
    expect(await screen.findByRole('button', { name: 'Sayfayı Yenileyin' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', warn);
  });

  it('asks for another try where nobody answers', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bu bölüm açılamadı' })).toBeVisible());
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
