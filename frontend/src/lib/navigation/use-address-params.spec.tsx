import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { trackedRouter } from '../../../testing/tracked-router.js';
import { useAddressParams } from './use-address-params.js';

const withEntry = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, value);
  return next;
};

function Filters() {
  const [params, change] = useAddressParams();
  const [, changeElsewhere] = useAddressParams();
  return (
    <button
      onClick={() => {
        change(withEntry('renk', 'mavi'));
        changeElsewhere(withEntry('boy', 'uzun'), { replace: true });
      }}
    >
      {params.toString()}
    </button>
  );
}

test('two choices before the page is rendered again both hold', async () => {
  const { router, Router } = trackedRouter('/raf?sayfa=2');
  render(
    <Router>
      <Filters />
    </Router>,
  );
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('sayfa=2&renk=mavi&boy=uzun')).toBeTruthy();
  await act(async () => router.navigate(-1));
  expect(router.state.location.search).toBe('?sayfa=2');
  act(() => screen.getByRole('button').click());
  expect(router.state.location.search).toBe('?sayfa=2&renk=mavi&boy=uzun');
});
