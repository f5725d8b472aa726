import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { guardBack, setLeaveConfirmation } from './back-guard.js';

const router = jest.fn();

beforeAll(() => {
  guardBack();
  window.addEventListener('popstate', router);
});

beforeEach(() => {
  setLeaveConfirmation(null);
  const first = window.history.length;
  window.history.pushState({ idx: first }, '', '/');
  window.history.pushState({ idx: first + 1 }, '', '/account/profil');
  router.mockClear();
});

describe('Back, where something typed would be lost', () => {
  it('is asked about in place, and not followed when one stays', async () => {
    const ask = jest.fn(() => Promise.resolve(false));
    setLeaveConfirmation(ask);
    window.history.back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.location.pathname).toBe('/account/profil'));
    window.history.back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(window.location.pathname).toBe('/account/profil'));
    expect(router).not.toHaveBeenCalled();
  });

  it('is followed once when one leaves', async () => {
    setLeaveConfirmation(() => Promise.resolve(true));
    window.history.back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/');
  });

  it('is followed at once when nothing would be lost', async () => {
    window.history.back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/');
  });
});
