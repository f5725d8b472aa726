import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site.rules.js';
import type { SiteTexts } from '@contract/content/site.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { AppProviders } from '../../app-providers.js';
import { useSiteTexts } from './use-site-texts.js';

const OWN: SiteTexts = { ...BUILT_IN_SITE_TEXTS, footer: { companyDescription: 'Atölyenin kendi sözü' } };

function Reader() {
  const { copy, isLoading } = useSiteTexts();
  return <p>{isLoading ? 'yükleniyor' : copy.footer.companyDescription}</p>;
}

function open(answer: () => unknown) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 50 } } });
  render(
    <AppProviders links={fakeServer({ 'content.site': answer })} queryClient={queryClient}>
      <Reader />
    </AppProviders>,
  );
  return queryClient;
}

const unreachable = () => {
  throw new Error('offline');
};

describe('The texts that stand on every page', () => {
  it('are the studio’s', async () => {
    open(() => OWN);

    expect(await screen.findByText('Atölyenin kendi sözü')).toBeVisible();
  });

  it('are not ours before it is known that the studio’s cannot be had', async () => {
    const requested = jest.fn(() => new Promise(() => undefined));
    open(requested);

    await expect(screen.findByText(BUILT_IN_SITE_TEXTS.footer.companyDescription)).rejects.toThrow();
    expect(requested).toHaveBeenCalledTimes(1);
    expect(screen.getByText('yükleniyor')).toBeVisible();
  });

  it('are ours when the call fails', async () => {
    open(unreachable);

    expect(await screen.findByText(BUILT_IN_SITE_TEXTS.footer.companyDescription)).toBeVisible();
  });

  it('are the studio’s again once it answers', async () => {
    const answer = jest.fn<() => unknown>(unreachable);
    const queryClient = open(answer);
    await screen.findByText(BUILT_IN_SITE_TEXTS.footer.companyDescription);

    answer.mockReturnValue(OWN);
    await queryClient.invalidateQueries();

    expect(await screen.findByText('Atölyenin kendi sözü')).toBeVisible();
  });
});
