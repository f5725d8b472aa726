import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { openShop } from '../../../testing/open-shop.js';
import { aWorkshopsPage, openWorkshops } from '../../../testing/open-workshops.js';

describe('a shared day', () => {
  const calendar = () => document.getElementById('workshop-calendar');
  const MONTH = new Date().toISOString().slice(0, 7);

  it('opens at the calendar, but not again when somebody comes back to it', async () => {
    const { router } = openWorkshops({}, `/workshops?ay=${MONTH}`);
    await waitFor(() => expect(calendar()).toHaveFocus());
    await act(() => router.navigate('/'));
    await waitFor(() => expect(calendar()).not.toBeInTheDocument());
    await act(() => router.navigate(-1));
    await screen.findAllByRole('article');
    expect(calendar()).not.toHaveFocus();
  });

  it('leads there from a page of the shop too, unless it names another section', async () => {
    const { router } = openShop('/', {
      'workshops.month': () => [],
      'content.workshopsPage': () => aWorkshopsPage(),
    });
    await act(() => router.navigate(`/workshops?gun=${MONTH}-28`));
    await waitFor(() => expect(calendar()).toHaveFocus());
    await act(() => router.navigate('/'));
    await act(() => router.navigate(`/workshops?gun=${MONTH}-28#faq`));
    await waitFor(() => expect(document.getElementById('faq')).toHaveFocus());
  });

  it('is not meant by a page without one, or with one that is no day', async () => {
    const { router } = openShop('/', {
      'workshops.month': () => [],
      'content.workshopsPage': () => aWorkshopsPage(),
    });
    await act(() => router.navigate('/workshops?gun=2026-02-30'));
    await screen.findAllByRole('article');
    expect(calendar()).not.toHaveFocus();
  });
});
