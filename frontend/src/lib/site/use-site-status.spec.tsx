import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { SiteStatus } from '@contract/site-status/site-status.view.js';
import { aSiteStatus } from '../../../testing/accounts.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { pass } from '../../../testing/pass-time.js';
import { lookAtTab, lookAway } from '../../../testing/tab.js';
import { AppProviders } from '../../app-providers.js';
import { useSiteStatus } from './use-site-status.js';

const MINUTE_MS = 60_000;

function Visitor() {
  return <p>{useSiteStatus().closure ? 'bakım' : 'açık'}</p>;
}

async function open() {
  const shop: { closure: SiteStatus['closure'] } = { closure: null };
  const status = jest.fn(() => aSiteStatus(shop));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AppProviders links={fakeServer({ 'site.status': status })} queryClient={queryClient}>
      <Visitor />
    </AppProviders>,
  );
  await pass(0);
  return { shop, status };
}

describe('what the shop has open', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lookAtTab();
  });
  afterEach(() => void jest.useRealTimers());

  it('is asked on load and every ten minutes while the tab is seen', async () => {
    const { shop, status } = await open();
    expect(status).toHaveBeenCalledTimes(1);
    shop.closure = 'maintenance';
    await pass(10 * MINUTE_MS - 1000);
    expect(screen.getByText('açık')).toBeVisible();
    await pass(1000);
    expect(screen.getByText('bakım')).toBeVisible();
    expect(status).toHaveBeenCalledTimes(2);
  });

  it('is asked every minute during maintenance', async () => {
    const { shop, status } = await open();
    shop.closure = 'maintenance';
    await pass(10 * MINUTE_MS);
    await pass(MINUTE_MS);
    expect(status).toHaveBeenCalledTimes(3);
    shop.closure = null;
    await pass(MINUTE_MS);
    expect(screen.getByText('açık')).toBeVisible();
    await pass(10 * MINUTE_MS - 1000);
    expect(status).toHaveBeenCalledTimes(4);
  });

  it('is not polled in a hidden tab, and is read at once when the tab is shown', async () => {
    const { shop, status } = await open();
    lookAway();
    shop.closure = 'maintenance';
    await pass(30 * MINUTE_MS);
    expect(status).toHaveBeenCalledTimes(1);
    lookAtTab();
    await pass(0);
    expect(status).toHaveBeenCalledTimes(2);
    expect(screen.getByText('bakım')).toBeVisible();
  });
});
