import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { BUILT_IN_WORKSHOPS_PAGE } from '@contract/content/workshops-page.rules.js';
import { POLICY_KINDS } from '@contract/content/policy.js';
import { aCategory, aPage, aProduct, aProductView } from '../../../testing/catalogue.js';
import { aPicture, aPost, aPostCard, aSite } from '../../../testing/finished-pages.js';
import { aSession } from '../../../testing/sessions.js';
import { problemsOf, thingsOf } from '../../../testing/structured-data-rules.js';
import { blogHead, blogPostHead } from './blog.head.js';
import { MAX_TITLE } from '../../lib/navigation/page-title.js';
import { MAX_DESCRIPTION } from './page-description.js';
import { homeHead } from './home.head.js';
import { maintenanceHead, notFoundHead } from './no-page.head.js';
import { headHtml, type PageHead } from './page-head.js';
import { policyHead } from './policy.head.js';
import { productHead } from './product.head.js';
import { shelfHead } from './shelf.head.js';
import { workshopsHead } from './workshops.head.js';
import { TEST_SITE_TEXTS } from '../../../testing/test-studio.js';

const SITE = aSite();
const NOW = new Date('2026-12-12T09:00:00+03:00');

function aShelfHead(search: string, list = aPage([aProduct()])): PageHead {
  return shelfHead(SITE, { search, list, categories: [aCategory()] });
}

const PUBLIC: readonly (readonly [path: string, head: PageHead])[] = [
  ['/', homeHead(SITE, { page: BUILT_IN_HOME_PAGE, products: [aProduct()] })],
  ['/raf', aShelfHead('')],
  ['/raf?kategori=kupa-ve-fincan&sayfa=2', aShelfHead('?kategori=kupa-ve-fincan&sayfa=2')],
  ['/workshops', workshopsHead(SITE, { page: BUILT_IN_WORKSHOPS_PAGE, sessions: [aSession()], now: NOW })],
  ['/urun/seladon-kupa', productHead(SITE, aProductView({ picture: aPicture(), pictures: [aPicture()] }))],
  ['/blog', blogHead(SITE, [aPostCard()])],
  ['/blog/sir-nasil-erir', blogPostHead(SITE, aPost())],
  ...POLICY_KINDS.map((kind) => {
    const head = policyHead(SITE, { kind, title: TEST_SITE_TEXTS.policyTitles[kind] });
    return [head.canonicalPath ?? '', head] as const;
  }),
];

describe('The head of every public page', () => {
  it.each(PUBLIC)('%s has one address, a title and a description of a fitting length', (path, head) => {
    expect(head.canonicalPath).toBe(path);
    expect(head.robots).toBeUndefined();
    expect(head.title).toContain('Toprak');
    expect(head.title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(head.description.length).toBeGreaterThan(10);
    expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  });

  it.each(PUBLIC)('%s tells search engines nothing incomplete', (_path, head) => {
    expect(problemsOf(head.structuredData)).toEqual([]);
  });

  it('is like no other', () => {
    const count = (texts: readonly string[]) => new Set(texts).size;
    expect(count(PUBLIC.map(([, { title }]) => title))).toBe(PUBLIC.length);
    expect(count(PUBLIC.map(([, { description }]) => description))).toBe(PUBLIC.length);
  });
});

describe('What is no page', () => {
  it.each([notFoundHead('Toprak'), maintenanceHead('Toprak')])('stays out of the search: $title', (head) => {
    expect(head).toMatchObject({ robots: 'noindex', canonicalPath: null, structuredData: [] });
  });
});

describe('The shelf', () => {
  it.each([
    ['what a visitor searched', aShelfHead('?ara=kupa')],
    ['a page without pieces', aShelfHead('?sayfa=40', aPage([], { total: 30 }))],
  ])('keeps %s out of the search', (_what, head) => {
    expect(head).toMatchObject({ robots: 'noindex', canonicalPath: null, structuredData: [] });
  });
});

describe('A product', () => {
  it('says what it costs and whether it is there', () => {
    const stock = { status: 'out_of_stock', available: 0 } as const;
    expect(productHead(SITE, aProductView({ priceKurus: 64_050, stock })).openGraph).toEqual({
      type: 'product',
      image: null,
      properties: [
        ['product:price:amount', '640.50'],
        ['product:price:currency', 'TRY'],
        ['product:availability', 'out of stock'],
      ],
    });
  });

  it('shows in previews of its link what the studio wants in view', () => {
    const picture = aPicture({ width: 1200, height: 1600, focus: { x: 50, y: 20 } });
    expect(productHead(SITE, aProductView({ picture, pictures: [picture] })).openGraph.image).toMatchObject({
      ...{ url: `/media/${picture.fileName}/preview-20.jpeg`, width: 1200, height: 630 },
    });
  });

  it('without a description is described by its name and price', () => {
    expect(productHead(SITE, aProductView({ description: ' ' })).description).toMatch(
      /^Seladon Kupa, 640,00\u00a0TL\./,
    );
  });
});

describe('A post', () => {
  it('is announced by what the editor wrote for search engines', () => {
    const head = blogPostHead(
      SITE,
      aPost({ metaTitle: 'Seladon sırrı', metaDescription: 'Özeti.', metaKeywords: ['sır', 'kil'] }),
    );

    expect(head).toMatchObject({ title: 'Seladon sırrı – Toprak', description: 'Özeti.' });
    expect(headHtml(head, SITE)).toContain('<meta name="keywords" content="sır, kil" />');
    expect(head.openGraph.properties).toContainEqual(['article:tag', 'fırın']);
  });

  it('is else announced by its title and excerpt', () => {
    expect(blogPostHead(SITE, aPost({ metaTitle: '  ' }))).toMatchObject({
      title: 'Sır nasıl erir? – Toprak',
      description: 'Fırının içinde, 1220 derecede olup bitenler.',
      openGraph: { image: { url: '/media/seladon-kupa-1a2b3c.webp/1280.jpeg', width: 1280, height: 960 } },
    });
    expect(blogPostHead(SITE, aPost({ excerpt: '' })).description).toBe('Sır nasıl erir?');
  });
});

describe('The workshops', () => {
  it('tell search engines only of what can still be visited, soonest first', () => {
    const sessions = [
      aSession({ id: 'next-week', date: '2026-12-19', startTime: '10:00' }),
      aSession({ id: 'begins-now', startTime: '09:00' }),
      aSession({ id: 'this-evening', startTime: '18:00' }),
      aSession({ id: 'yesterday', date: '2026-12-11' }),
      aSession({ id: 'this-morning', startTime: '09:30' }),
    ];
    const { structuredData } = workshopsHead(SITE, { page: BUILT_IN_WORKSHOPS_PAGE, sessions, now: NOW });

    const ids = thingsOf(structuredData, 'Event').map((thing) => thing['@id']);
    expect(ids).toEqual(
      ['this-morning', 'this-evening', 'next-week'].map((id) => `https://toprak.example/workshops#${id}`),
    );
  });

  it('tell search engines of the next thirty dates', () => {
    const sessions = Array.from({ length: 40 }, (_each, index) => aSession({ id: `session-${index}` }));
    const { structuredData } = workshopsHead(SITE, { page: BUILT_IN_WORKSHOPS_PAGE, sessions, now: NOW });

    expect(thingsOf(structuredData, 'Event')).toHaveLength(30);
    expect(thingsOf(structuredData, 'Event')[0]?.['@id']).toContain('session-0');
  });
});

describe('An attack in every text of the studio’s', () => {
  const ATTACK = '</script><script>alert(1)</script><!--"\'><img src=x onerror=alert(1)>';
  const picture = aPicture({ fileName: ATTACK, alt: ATTACK });
  const { texts } = SITE;
  const attacked = {
    ...SITE,
    texts: {
      ...texts,
      footer: { companyDescription: ATTACK },
      contact: {
        phone: ATTACK,
        phoneHref: ATTACK,
        email: ATTACK,
        addressLines: [ATTACK, ATTACK],
        map: { href: ATTACK, embed: ATTACK },
      },
      blog: { ...texts.blog, title: ATTACK, subtitle: ATTACK },
    },
  };
  const post = aPost({
    title: ATTACK,
    excerpt: ATTACK,
    category: ATTACK,
    authorName: ATTACK,
    tags: [ATTACK],
    metaTitle: ATTACK,
    metaDescription: ATTACK,
    metaKeywords: [ATTACK],
    slug: ATTACK,
    picture,
  });
  const category = { id: 1, name: ATTACK, slug: ATTACK };
  const product = aProductView({
    ...{ name: ATTACK, slug: ATTACK, description: ATTACK, material: ATTACK, category },
    pictures: [picture],
    picture,
  });
  const hero = { ...BUILT_IN_HOME_PAGE.hero, title: ATTACK, background: picture };
  const page = {
    ...BUILT_IN_WORKSHOPS_PAGE,
    hero: { title: ATTACK, subtitle: ATTACK, description: ATTACK },
    faq: { title: ATTACK, subtitle: ATTACK, questions: [{ question: ATTACK, answer: ATTACK, picture }] },
  };
  const sessions = [aSession({ title: ATTACK, description: ATTACK })];

  it.each([
    ['the home page', homeHead(attacked, { page: { ...BUILT_IN_HOME_PAGE, hero }, products: [product] })],
    ['the workshops', workshopsHead(attacked, { page, sessions, now: NOW })],
    ['a product', productHead(attacked, product)],
    ['the blog', blogHead(attacked, [post])],
    ['a post', blogPostHead(attacked, post)],
    ['a policy', policyHead(attacked, { kind: 'privacy', title: ATTACK })],
  ])('stays text in %s', (_page, head) => {
    const html = `<html><head>${headHtml(head, SITE)}</head><body><i>end</i></body></html>`;
    const read = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...read.querySelectorAll('script')];

    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(JSON.stringify(JSON.parse(scripts[0]?.textContent ?? ''))).toContain('onerror=alert(1)');
    expect(read.querySelector('img, [onerror]')).toBeNull();
    expect(read.body.innerHTML).toBe('<i>end</i>');
  });
});
