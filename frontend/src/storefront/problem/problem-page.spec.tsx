import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../ui/ui-provider.js';

const reloadPage = jest.fn<() => void>();
jest.unstable_mockModule('../../lib/leave-for.js', () => ({ reloadPage, leaveFor: jest.fn() }));
const { ProblemBoundary } = await import('./problem-boundary.js');

function breakWith(error: Error): void {
  const Broken = () => {
    throw error;
  };
  render(
    <UiProvider>
      <MemoryRouter>
        <ProblemBoundary>
          <Broken />
        </ProblemBoundary>
      </MemoryRouter>
    </UiProvider>,
  );
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  reloadPage.mockClear();
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

describe('a page that cannot be shown', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://toprak.test/assets/cart-drawer.js',
    'error loading dynamically imported module: https://toprak.test/assets/cart-drawer.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/cart-drawer.css',
  ])('says that the connection is missing: %s', async (message) => {
    breakWith(new TypeError(message));
    expect(screen.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
    expect(screen.getByText(/Sepetiniz olduğu gibi duruyor/)).toBeVisible();
    expect(document.title).toBe('Bağlantı yok – Toprak');
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('says so of any failure while the browser is offline, and comes back by itself', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    breakWith(new Error('anything'));
    expect(screen.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    goOnline();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('blames itself for everything else, and does not reload unasked', () => {
    breakWith(new Error('x is not a function'));
    expect(screen.getByRole('heading', { name: 'Burada bir şey çatladı' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana sayfaya dönün' })).toBeVisible();
    goOnline();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
