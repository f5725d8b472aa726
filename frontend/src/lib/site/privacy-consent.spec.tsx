import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { CONSENT_KEY, decideOnPrivacy, usePrivacyConsent } from './privacy-consent.js';

function Shown() {
  const { map } = usePrivacyConsent();
  return <p>{`map ${map}`}</p>;
}

const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as unknown;
const fromAnotherTab = (value: string | null, key: string | null = CONSENT_KEY) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
const allowing = (allowedAt: object, version = 1) => JSON.stringify({ version, allowedAt });

beforeEach(() => localStorage.clear());

describe('what a visitor allows', () => {
  it('is nothing until they say so, and nothing is written for that', () => {
    render(<Shown />);
    expect(screen.getByText('map false')).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('is nothing on the server', () => {
    localStorage.setItem(CONSENT_KEY, allowing({ map: '2026-11-20T09:00:00.000Z' }));
    expect(renderToString(<Shown />)).toContain('map false');
  });

  it('is kept with its time, and is taken back as easily', () => {
    render(<Shown />);
    act(() => decideOnPrivacy('map', true));
    expect(screen.getByText('map true')).toBeVisible();
    expect(stored()).toEqual({
      version: 1,
      allowedAt: {
        map: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      },
    });
    act(() => decideOnPrivacy('map', false));
    expect(screen.getByText('map false')).toBeVisible();
    expect(Object.keys((stored() as { allowedAt: object }).allowedAt)).toEqual([]);
  });

  it('is in step with the other tabs', () => {
    render(<Shown />);
    fromAnotherTab(allowing({ map: '2026-11-20T09:00:00.000Z' }));
    expect(screen.getByText('map true')).toBeVisible();
    fromAnotherTab('whatever', 'cart');
    expect(screen.getByText('map true')).toBeVisible();
    fromAnotherTab(null, null);
    expect(screen.getByText('map false')).toBeVisible();
  });

  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['an answer to an older question', allowing({ map: '2026-11-20T09:00:00.000Z' }, 0)],
    ['an answer without a time', allowing({ map: true })],
    ['no answers', JSON.stringify({ version: 1, allowedAt: null })],
  ])('is nothing when the storage holds %s', (_, value) => {
    localStorage.setItem(CONSENT_KEY, value);
    render(<Shown />);
    expect(screen.getByText('map false')).toBeVisible();
  });
});
