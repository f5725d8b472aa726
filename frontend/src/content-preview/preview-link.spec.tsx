import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ContentPreview } from '@contract/content/admin-content.views.js';
import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { fakeServer } from '../../testing/fake-server.js';
import { AppProviders } from '../app-providers.js';
import { trpc } from '../lib/server/trpc.js';
import { findElementByText } from './find-element-by-text.js';
import { previewLink } from './preview-link.js';

const preview = {
  home: { ...BUILT_IN_HOME_PAGE, hero: { ...BUILT_IN_HOME_PAGE.hero, title: 'Taslak söz' } },
} as ContentPreview;

function Words() {
  const home = trpc.content.home.useQuery();
  const status = trpc.site.status.useQuery();
  const cart = trpc.newsletter.subscribe.useMutation();
  return (
    <main>
      <h1>
        <span>{home.data?.hero.title}</span>
      </h1>
      <p>{status.isSuccess && 'Dükkândan okundu'}</p>
      <button type="button" onClick={() => cart.mutate({} as never)}>
        {cart.isError ? 'Gönderilmedi' : 'Gönder'}
      </button>
    </main>
  );
}

describe('A page in the preview', () => {
  it('says what is being written, reads all else from the shop, and sends nothing', async () => {
    const sent: string[] = [];
    const server = fakeServer({
      'site.status': () => ({}),
      'newsletter.subscribe': () => sent.push('newsletter.subscribe'),
    });
    render(
      <AppProviders links={[previewLink(() => preview), ...server]} queryClient={new QueryClient()}>
        <Words />
      </AppProviders>,
    );
    expect(await screen.findByText('Taslak söz')).toBeVisible();
    expect(await screen.findByText('Dükkândan okundu')).toBeVisible();
    screen.getByRole('button').click();
    expect(await screen.findByText('Gönderilmedi')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('finds the innermost element that says a text', () => {
    document.body.innerHTML = '<main><section><h2><em id="it">Kil \n ve su</em></h2></section></main>';
    const it = document.getElementById('it') as HTMLElement;
    for (const element of document.querySelectorAll('*')) {
      element.getBoundingClientRect = () => ({ width: 100, height: 20 }) as DOMRect;
    }
    expect(findElementByText(document, ' Kil ve  su')).toBe(it);
    expect(findElementByText(document, 'Kil')).toBeNull();
    expect(findElementByText(document, '')).toBeNull();
  });
});
