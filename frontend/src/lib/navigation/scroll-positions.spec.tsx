import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { trackedRouter } from '../../../testing/tracked-router.js';
import { useScrollPositions } from './scroll-positions.js';

function Page() {
  useScrollPositions();
  return null;
}

function open(address: string) {
  const { router, Router } = trackedRouter(address);
  render(
    <Router>
      <Page />
    </Router>,
  );
  return (to: string | number, options?: { readonly replace?: boolean; readonly state?: unknown }) =>
    act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
    });
}

describe('where a page stands', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation((_left: number, top: number) => standAt(top));
  });
  afterEach(() => {
    standAt(0);
    jest.restoreAllMocks();
  });

  function standAt(top: number): void {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  }

  it('is its top when it is new, and where one was when one comes back', async () => {
    const go = open('/blog');
    standAt(900);
    await go('/blog/seladon');
    expect(window.scrollY).toBe(0);
    await go(-1);
    expect(window.scrollY).toBe(900);
  });

  it('stays when only the question changes, and is found again from the next page', async () => {
    const go = open('/blog');
    standAt(900);
    await go('/blog?sayfa=2', { replace: true });
    expect(window.scrollY).toBe(900);
    await go('/blog/seladon');
    await go(-1);
    expect(window.scrollY).toBe(900);
  });

  it('stays when a page opens over it', async () => {
    const go = open('/');
    standAt(900);
    await go('/urun/seladon-kupa', { state: { keepsScroll: true } });
    expect(window.scrollY).toBe(900);
  });

  it.each(['null', '7', '"seladon"', '{"default":"far down"}', '{'])(
    'is not asked of what others have left in the storage: %s',
    async (kept) => {
      window.sessionStorage.setItem('scroll-positions', kept);
      const go = open('/blog');
      standAt(900);
      await go('/blog/seladon');
      await go(-1);
      expect(window.scrollY).toBe(900);
      window.sessionStorage.clear();
    },
  );
});
