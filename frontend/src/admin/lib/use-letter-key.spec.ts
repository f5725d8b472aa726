import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLetterKey } from './use-letter-key.js';

const LETTER = { subject: 'Kış', body: '<p>Merhaba</p>' };

/** As after a reload of the page: nothing is left of what was in its memory. */
const opened = (kind: 'message' | 'bulk-mail' = 'bulk-mail') =>
  renderHook(() => useLetterKey(kind)).result.current;

describe('The key of a letter', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is the same for the same words after a reload, until they went out', () => {
    const key = opened().keyOf(LETTER);
    const again = opened();
    expect(again.keyOf(LETTER)).toBe(key);
    again.forget();
    expect(opened().keyOf(LETTER)).not.toBe(key);
  });

  it('is another one for other words, and for another kind of letter', () => {
    const key = opened().keyOf(LETTER);
    expect(opened('message').keyOf(LETTER)).not.toBe(key);
    expect(opened().keyOf({ ...LETTER, subject: 'Bahar' })).not.toBe(key);
  });
});
