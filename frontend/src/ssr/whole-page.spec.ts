import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PageRenderer } from '@contract/pages/page-renderer.js';
import { type Answers, aFakeShop } from '../../testing/fake-shop.js';
import { aProductView } from '../../testing/catalogue.js';
import '../../testing/public-screens.js';
import { aBuild } from '../../testing/site-build.js';
import type { PageState } from '../lib/rendering/page-state.js';
import { createPageRenderer } from './entry-server.js';
import { RENDERED_BY_BROWSER, NOWHERE } from './page-address.js';

const ORIGIN = 'https://toprak.example';
const NOW = new Date('2026-11-16T07:00:00Z');

const PUBLIC: readonly (readonly [address: string, words: string])[] = [
  ['/', 'Seladon Kupa'],
  ['/?ara=kupa', 'Seladon Kupa'],
  ['/raf', 'Seladon Kupa'],
  ['/workshops', 'Seramik Atölyesi'],
  ['/workshops?ay=2026-12&gun=2026-12-12', 'Hiç denemeyenler için.'],
  ['/urun/seladon-kupa', 'Avucunuza oturur.'],
  ['/blog', 'Seladon yeşili neden'],
  ['/blog/seladon-yesili', 'Derece değil, yol'],
  ['/gizlilik-politikasi', 'Stüdyonun metni.'],
  ['/teslimat-ve-iade', 'Stüdyonun metni.'],
  ['/mesafeli-satis-sozlesmesi', 'Stüdyonun metni.'],
];

let renderer: PageRenderer;
const complaints: unknown[] = [];
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(...said));
  renderer = createPageRenderer(aBuild());
  // Loads the code of every screen, which takes a while the first time.
  for (const [address] of PUBLIC) await wholePage(address);
}, 120_000);

async function render(address: string, answers: Answers = {}) {
  const shop = aFakeShop(answers);
  const page = await renderer.render({ address, origin: ORIGIN, now: NOW, ask: shop.ask });
  return { ...page, requested: shop.requested };
}

const whole = new Map<string, ReturnType<typeof render>>();
/** The page of a shop without failures, rendered once for all tests. */
function wholePage(address: string): ReturnType<typeof render> {
  const page = whole.get(address) ?? render(address);
  whole.set(address, page);
  return page;
}

function stateIn(html: string): PageState {
  const [, json = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as PageState;
}

/** Without what travels along for the browser. */
function renderedIn(html: string): string {
  return html.slice(0, html.indexOf('<script type="application/json"'));
}

const unreachable = () => {
  throw new Error('connection refused');
};

describe('A public page', () => {
  it.each(PUBLIC)('%s comes whole from the server', async (address, words) => {
    const page = await wholePage(address);

    expect(page).toMatchObject({ status: 200, isWhole: true });
    expect(page.html).toContain(words);
    expect(page.html).toContain('<h1');
    expect(stateIn(page.html).renderedAt).toBe(NOW.toISOString());
    expect(new Set(page.requested).size).toBeGreaterThan(0);
    expect(
      page.requested.filter((each) => !/^(catalog|workshops|content|blog)\.|^site\.status$/.test(each)),
    ).toEqual([]);
  });

  it.each(PUBLIC)('%s brings nothing that its policy would have to stop', async (address) => {
    const { html, styleHashes } = await wholePage(address);
    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css);
    const scripts = Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes = '']) => attributes);

    expect(styleHashes).toEqual(
      styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`),
    );
    expect(styles.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    const own = scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes));
    expect(own).toEqual([' type="module" src="/assets/starter-1.js"']);
  });

  it('complains of nothing while it is rendered', () => {
    expect(complaints).toEqual([]);
  });

  it('with a calendar says until when it is true', async () => {
    expect((await wholePage('/workshops')).staleAt).not.toBeNull();
    expect((await wholePage('/urun/seladon-kupa')).staleAt).toBeNull();
  });

  it.each([
    ['/', 'content.home'],
    ['/', 'content.site'],
    ['/', 'catalog.products'],
    ['/workshops', 'content.workshopsPage'],
    ['/workshops', 'workshops.month'],
    ['/urun/seladon-kupa', 'catalog.product'],
    ['/blog', 'blog.posts'],
    ['/blog/seladon-yesili', 'blog.post'],
    ['/gizlilik-politikasi', 'content.policy'],
  ])(
    '%s that could not read %s is shown all the same, and known to be less than it could be',
    async (...[address, procedure]) => {
      const page = await render(address, { [procedure]: unreachable });

      // A page is only unavailable when its subject is missing, not when a secondary part is.
      const isAboutIt = procedure === 'catalog.product' || procedure === 'blog.post';
      expect(page).toMatchObject({ status: isAboutIt ? 503 : 200, isWhole: false });
      expect(page.html).toContain('</footer>');
      expect(page.html).not.toContain('connection refused');
    },
  );

  it('takes whatever the shop says for text', async () => {
    const says = '</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>\u2028{{x}}$&';
    const { html } = await render('/urun/seladon-kupa', {
      'catalog.product': () => aProductView({ name: says, description: says }),
    });

    expect(html).not.toMatch(/<script>|<img src=x|<!--</);
    const [found] = stateIn(html).queries.queries.filter(({ queryKey }) =>
      String(queryKey[0]).includes('product'),
    );
    expect(JSON.stringify(found?.state.data)).toContain(JSON.stringify(says).slice(1, -1));
  });
});

describe('What there is not', () => {
  it.each([NOWHERE, '/urun/yok', '/blog/yok'])('%s is a page that says so', async (address) => {
    const page = await wholePage(address);

    expect(page).toMatchObject({ status: 404, isWhole: true, staleAt: null });
    expect(page.html).toContain('content="noindex"');
    expect(page.html).not.toContain('rel="canonical"');
    expect(page.html).toContain('</footer>');
  });
});

describe('A page of one visitor', () => {
  it('comes as a shell that the browser fills', async () => {
    const page = await render(RENDERED_BY_BROWSER);

    expect(page.status).toBe(200);
    expect(page.html).toContain('<div id="root"></div>');
    // The studio's colour is all the style that it brings.
    expect(page.styleHashes).toHaveLength(1);
    expect(page.html.match(/<style/g)).toHaveLength(1);
    expect(page.html).toContain('content="noindex"');
    expect(stateIn(page.html).renderedAt).toBeNull();
    expect(page.html).toMatch(/<noscript>.*JavaScript.*href="\/"/s);
  });
});

describe('In maintenance', () => {
  it.each(['/', '/urun/seladon-kupa', NOWHERE, RENDERED_BY_BROWSER])(
    '%s says that it is away',
    async (address) => {
      const page = await render(address, { 'site.status': () => ({ closure: 'maintenance' }) });

      expect(page.status).toBe(503);
      expect(page.html).toContain('content="noindex"');
      expect(renderedIn(page.html)).not.toContain('Seladon');
      expect(page.html).toContain('<h1');
    },
  );
});
