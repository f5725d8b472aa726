import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useCampaignKey } from './use-campaign-key.js';

const CAMPAIGN = { subject: 'Kış', body: '<p>Merhaba</p>' };

/** A fresh hook, as after a reload of the page. */
const opened = (kind: 'message' | 'bulk-mail' = 'bulk-mail') =>
  renderHook(() => useCampaignKey(kind)).result.current;

describe('The key of a campaign', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is the same for the same words after a reload, until they went out', () => {
    const key = opened().keyOf(CAMPAIGN);
    const again = opened();
    expect(again.keyOf(CAMPAIGN)).toBe(key);
    again.forget();
    expect(opened().keyOf(CAMPAIGN)).not.toBe(key);
  });

  it('is another one for other words, and for another kind of campaign', () => {
    const key = opened().keyOf(CAMPAIGN);
    expect(opened('message').keyOf(CAMPAIGN)).not.toBe(key);
    expect(opened().keyOf({ ...CAMPAIGN, subject: 'Bahar' })).not.toBe(key);
  });
});
