import { expect, type Page } from '@playwright/test';
import { problemsOf, thingsOf } from '../../frontend/testing/structured-data-rules.js';
import { SHOP_URL } from '../support/places.js';
import { onEveryScreen, test } from '../support/visitor.js';
import { isTakenOver, layoutShifts, placesOn, WatchedPage } from '../support/watched-page.js';

interface StorablePage {
  readonly path: string;
  readonly h1: string | RegExp;
  readonly canonical: string;
  readonly things: readonly string[];
}

const POST = '/blog/kille-ilk-saatiniz-nasil-gecer';

const PAGES: readonly StorablePage[] = [
  { path: '/', h1: 'Elde şekillenir, sofrada yaşar.', canonical: '/', things: ['LocalBusiness', 'ItemList'] },
  { path: '/raf', h1: 'Bütün raf', canonical: '/raf', things: ['ItemList', 'BreadcrumbList'] },
  {
    path: '/raf?kategori=vazo&sirala=fiyat-artan',
    h1: 'Vazo',
    canonical: '/raf?kategori=vazo',
    things: ['ItemList'],
  },
  { path: '/workshops', h1: /\S/, canonical: '/workshops', things: ['Event', 'FAQPage'] },
  { path: '/blog', h1: 'Atölye defteri', canonical: '/blog', things: ['Blog', 'BreadcrumbList'] },
  { path: '/blog?sayfa=2', h1: 'Atölye defteri', canonical: '/blog', things: ['Blog'] },
  { path: POST, h1: 'Kille ilk saatiniz nasıl geçer?', canonical: POST, things: ['BlogPosting'] },
  {
    path: '/urun/ay-vazo',
    h1: 'Ay Vazo',
    canonical: '/urun/ay-vazo',
    things: ['Product', 'Offer', 'BreadcrumbList'],
  },
  ...[
    { path: '/gizlilik-politikasi', h1: /Gizlilik/ },
    { path: '/teslimat-ve-iade', h1: /Teslimat/ },
    { path: '/mesafeli-satis-sozlesmesi', h1: /Mesafeli/ },
    { path: '/memnuniyet-sozumuz', h1: /Memnuniyet/ },
    { path: '/erisilebilirlik', h1: /Erişilebilirlik/ },
  ].map((page) => ({ ...page, canonical: page.path, things: ['BreadcrumbList'] })),
];

const MISSING = [
  { path: '/boyle-bir-sayfa-yok', h1: 'Bu sayfa fırından çıkmamış' },
  { path: '/urun/olmayan-parca', h1: 'Bu parça artık rafımızda değil.' },
  { path: '/blog/olmayan-yazi', h1: 'Blog yazısı bulunamadı' },
];

/** The pages that show one column of text on every screen. */
const ONE_COLUMN = new Set([
  '/teslimat-ve-iade',
  '/mesafeli-satis-sozlesmesi',
  '/memnuniyet-sozumuz',
  '/erisilebilirlik',
  ...MISSING.map(({ path }) => path),
]);

const h1Of = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('A hydrated page', () => {
  for (const { path, h1 } of [...PAGES, ...MISSING]) {
    const run = ONE_COLUMN.has(path) ? test : onEveryScreen;
    run(`does not change and logs no error: ${path}`, async ({ page, context }) => {
      const still = await context.newPage();
      await still.route(/\.js$/, (route) => route.abort());
      await still.goto(path);
      await expect(h1Of(still)).toHaveText(h1);
      const before = await placesOn(still);
      await still.close();

      const watched = new WatchedPage(page);
      await page.goto(path);
      await isTakenOver(page);
      expect(await placesOn(page)).toEqual(before);
      const { sum, moved } = await layoutShifts(page);
      expect(sum, moved.join('\n')).toBeLessThan(0.01);
      expect(watched.complaints).toEqual([]);
      expect(watched.askedElsewhere).toEqual([]);
    });
  }

  test('loads the map only once it is wanted, and nothing else from other hosts', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Harita</title>' }),
    );
    const watched = new WatchedPage(page);
    await page.goto('/blog');
    await isTakenOver(page);
    expect(watched.askedElsewhere).toEqual([]);
    await page.getByRole('link', { name: 'Haritayı göster' }).click();
    await expect(page.frameLocator('iframe').locator(':root')).toBeAttached();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(watched.askedElsewhere).toEqual([
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/),
    ]);
    expect(watched.complaints).toEqual([]);
  });
});

test.describe('A program that reads pages', () => {
  for (const { path, canonical, things } of PAGES) {
    test(`learns what ${path} is about`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(contentOf(html, /<title>([^<]+)<\/title>/)).toMatch(/Toprak/);
      expect(contentOf(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(50);
      expect(contentOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(SHOP_URL + canonical);
      const picture = await request.get(contentOf(html, /<meta property="og:image" content="([^"]+)"/));
      expect(picture.headers()['content-type']).toMatch(/^image\//);

      const { '@graph': graph } = JSON.parse(
        contentOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)
          // The rules demand https addresses, which a shop in production has.
          .replaceAll(SHOP_URL, SHOP_URL.replace('http:', 'https:')),
      ) as { '@graph': unknown[] };
      expect(problemsOf(graph)).toEqual([]);
      for (const thing of things) expect(thingsOf(graph, thing), thing).not.toHaveLength(0);
    });
  }

  for (const { path } of MISSING) {
    test(`is told that there is no ${path}`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['x-robots-tag']).toContain('noindex');
      expect(await answer.text()).not.toContain('rel="canonical"');
    });
  }
});

function contentOf(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}
