import { describe, expect, it } from '@jest/globals';
import { FEED_PATH } from '@contract/content/public-paths.js';
import { TEST_SITE_TEXTS } from '../../../testing/test-studio.js';
import { headHtml, type PageHead } from './page-head.js';

const ORIGIN = 'https://toprak.example';
const SITE = { origin: ORIGIN, texts: TEST_SITE_TEXTS };

const PAGE: PageHead = {
  title: 'Benekli Kase – Toprak',
  description: 'Çarkta çekilmiş, mat beyaz sırlı günlük bir kase.',
  canonicalPath: '/urun/benekli-kase',
  openGraph: { type: 'website', image: null },
  structuredData: [],
};

/** Parses the head as a browser does. */
function read(head: PageHead): Document {
  const html = `<!doctype html><html><head>${headHtml(head, SITE)}</head><body><i>end</i></body></html>`;
  return new DOMParser().parseFromString(html, 'text/html');
}

const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');
const href = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('href');

describe('The head of a page', () => {
  it('names the page, describes it and gives its one address', () => {
    const page = read(PAGE);

    expect(page.title).toBe(PAGE.title);
    expect(content(page, 'meta[name=description]')).toBe(PAGE.description);
    expect(href(page, 'link[rel=canonical]')).toBe(`${ORIGIN}/urun/benekli-kase`);
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    expect(page.querySelector('link[rel=alternate]')).toBeNull();
    expect(page.querySelector('script')).toBeNull();
  });

  it('gives link previews a large picture, the site’s own where the page has none', () => {
    const page = read(PAGE);

    expect(content(page, 'meta[property="og:title"]')).toBe(PAGE.title);
    expect(content(page, 'meta[property="og:url"]')).toBe(`${ORIGIN}/urun/benekli-kase`);
    expect(content(page, 'meta[property="og:locale"]')).toBe('tr_TR');
    expect(content(page, 'meta[property="og:image"]')).toBe(`${ORIGIN}/og.jpg`);
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('shows the page’s own picture and what its kind has to say', () => {
    const image = { url: '/media/kupa.webp/1280.jpeg', width: 1280, height: 960, alt: 'Kupa' };
    const properties = [['article:published_time', '2026-11-01T07:00:00.000Z']] as const;
    const page = read({ ...PAGE, openGraph: { type: 'article', image, properties } });

    expect(content(page, 'meta[property="og:image"]')).toBe(`${ORIGIN}/media/kupa.webp/1280.jpeg`);
    expect(content(page, 'meta[property="og:image:width"]')).toBe('1280');
    expect(content(page, 'meta[property="og:image:height"]')).toBe('960');
    expect(content(page, 'meta[property="og:image:alt"]')).toBe('Kupa');
    expect(content(page, 'meta[property="article:published_time"]')).toBe('2026-11-01T07:00:00.000Z');
  });

  it('keeps a page that is no page out of the search', () => {
    const page = read({ ...PAGE, canonicalPath: null, robots: 'noindex' });

    expect(content(page, 'meta[name=robots]')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
    expect(page.querySelector('meta[property="og:url"]')).toBeNull();
  });

  it('tells feed readers where the blog’s feed is', () => {
    expect(href(read({ ...PAGE, feed: true }), 'link[rel=alternate][type="application/rss+xml"]')).toBe(
      ORIGIN + FEED_PATH,
    );
  });

  it('carries its structured data as one graph', () => {
    const page = read({ ...PAGE, structuredData: [{ '@type': 'Brand', name: 'Toprak' }] });

    expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Brand', name: 'Toprak' }],
    });
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    '</script><script>alert(1)</script>',
    '</SCRIPT ><img src=x onerror=alert(1)>',
    '<!--<script>',
    '--><script>alert(1)</script>',
    ']]><svg onload=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&quot;&#x27;&',
    '\\u003c/script>\\"}',
    '\u2028\u2029{{constructor}}${1}$&',
    'javascript:alert(1)',
  ])('takes %j for text, wherever it stands', (text) => {
    const page = read({
      title: text,
      description: text,
      canonicalPath: `/blog/${text}`,
      openGraph: {
        type: 'article',
        image: { url: `/media/${text}`, width: 1, height: 1, alt: text },
        properties: [['article:tag', text]],
      },
      structuredData: [{ '@type': 'Brand', name: text }],
    });

    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.querySelector('img, svg, [onload], [onerror]')).toBeNull();
    expect(page.body.textContent).toBe('end');
    expect(page.head.querySelector('title')?.textContent).toBe(text);
    for (const selector of ['[name=description]', '[property="og:image:alt"]', '[property="article:tag"]']) {
      expect(content(page, `meta${selector}`)).toBe(text);
    }
    const graph = JSON.parse(page.querySelector('script')?.textContent ?? '') as { '@graph': unknown };
    expect(graph['@graph']).toEqual([{ '@type': 'Brand', name: text }]);
  });
});
