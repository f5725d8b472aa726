import { describe, expect, it } from '@jest/globals';
import { createBrowserRouter } from 'react-router-dom';
import { setFirstHistoryKey } from './first-history-key.js';

const keyOfFreshRouter = () => createBrowserRouter([{ path: '*', element: null }]).state.location.key;

describe('the page a visitor opens first', () => {
  it('has a key of its own, so that it starts at its own top', () => {
    setFirstHistoryKey();
    expect(keyOfFreshRouter()).toMatch(/^first-/);
  });

  it('keeps its key and all else when it is loaded again', () => {
    window.history.replaceState({ key: 'k', idx: 3 }, '');
    setFirstHistoryKey();
    expect(window.history.state).toMatchObject({ key: 'k', idx: 3 });
    expect(keyOfFreshRouter()).toBe('k');
  });
});
