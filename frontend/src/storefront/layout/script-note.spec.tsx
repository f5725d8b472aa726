import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { serverHtml } from '../../../testing/server-html.js';
import { trpc } from '../../lib/server/trpc.js';
import { SiteNav } from './site-nav.js';
import { TEST_SITE_TEXTS } from '../../../testing/test-studio.js';

it('tells visitors without scripts what does not work and who helps, in a bar without style attributes', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(getQueryKey(trpc.content.site, undefined, 'query'), TEST_SITE_TEXTS);
  const html = serverHtml({
    page: <SiteNav isHome onOpenCart={() => undefined} />,
    path: '/',
    address: '/',
    queryClient,
    at: new Date('2026-12-09T12:00:00+03:00'),
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const note = page.querySelector('noscript');
  expect(note?.textContent).toContain('Sepet ve ödeme için JavaScript gerekir.');
  expect(note?.querySelector('a')?.getAttribute('href')).toBe(TEST_SITE_TEXTS.contact.phoneHref);
  expect(page.querySelector('[style]')).toBeNull();
});
