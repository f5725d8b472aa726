import { describe, expect, it } from '@jest/globals';
import type { StockStatus } from '@contract/catalog/stock.js';
import { studioInstant } from '@contract/common/dates.js';
import { BUILT_IN_WORKSHOPS_PAGE } from '@contract/content/workshops-page.rules.js';
import type { ShippingPromise } from '@contract/studio/shipping-rules.js';
import { aProduct, aProductView } from '../../../testing/catalogue.js';
import { aPicture, aPost, aPostCard, aSite } from '../../../testing/finished-pages.js';
import { aSession } from '../../../testing/sessions.js';
import { problemsOf, thingsOf } from '../../../testing/structured-data-rules.js';
import { blog, blogPosting } from './blog.js';
import { breadcrumbs } from './breadcrumbs.js';
import { product, productList } from './product.js';
import { schemaPrice } from './schema-values.js';
import { organization, postalAddress, studio, webSite } from './studio.js';
import { frequentQuestions, workshopEvent } from './workshop.js';

const SITE = aSite();
const { origin } = SITE;
const PICTURES = [aPicture(), aPicture({ fileName: 'içi kupanın.webp', width: 900 })];

describe('Structured data', () => {
  it.each([
    ['who we are', [organization(SITE), studio(SITE), webSite(SITE)]],
    ['a product', [product(aProductView({ pictures: PICTURES }), SITE)]],
    ['the product list', [productList([aProduct(), aProduct({ slug: 'ay-vazo' })], origin)]],
    ['an empty day at the workshops', [workshopEvent(aSession(), SITE)]],
    ['the questions', [frequentQuestions(BUILT_IN_WORKSHOPS_PAGE.faq.questions, origin)]],
    ['the blog', [blog([aPostCard(), aPostCard({ picture: null })], SITE)]],
    ['a post', [blogPosting(aPost(), SITE)]],
    ['where a page stands', [breadcrumbs(origin, { name: 'Blog', path: '/blog' })]],
  ])('of %s says everything that search engines ask for, in the form they ask for', (_what, things) => {
    expect(problemsOf(things)).toEqual([]);
  });

  it('is checked: whatever is missing or malformed is found', () => {
    expect(problemsOf([{ ...organization(SITE), name: undefined }])).toEqual(['Organization has no name.']);
    expect(problemsOf([{ ...workshopEvent(aSession(), SITE), startDate: '2026-12-12' }])).toEqual([
      'Event.startDate is "2026-12-12".',
    ]);
    expect(problemsOf([{ ...organization(SITE), url: '/' }])).toEqual(['Organization.url is "/".']);
    expect(problemsOf([{ '@type': 'Offer', price: '740' }])).toContain('Offer.price is "740".');
    expect(problemsOf([{ '@type': 'Movie' }])).toEqual(['Movie is not a kind that we know.']);
    expect(problemsOf([webSite(SITE)])).toEqual([
      `Nothing on the page is {"@id":"${origin}/#organization"}.`,
    ]);
  });
});

describe('The studio', () => {
  it('is open when the footer says so', () => {
    const closedDays = [{ from: '2026-12-31', to: '2027-01-01', reason: 'Yılbaşı' }];
    const texts = { ...SITE.texts, studio: { ...SITE.texts.studio, closedDays } };
    expect(texts.studio.hours).toEqual(['Salı–Pazar, 10:00–19:00']);
    expect(studio({ ...SITE, texts }).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '10:00',
        closes: '19:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-31',
        validThrough: '2027-01-01',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('is dialled from anywhere', () => {
    expect(studio(SITE).telephone).toMatch(/^\+90\d{10}$/);
  });

  it.each([
    [
      ['Kuzguncuk Mahallesi', 'İcadiye Caddesi 48', '34674 Üsküdar / İstanbul'],
      {
        streetAddress: 'Kuzguncuk Mahallesi, İcadiye Caddesi 48',
        postalCode: '34674',
        addressLocality: 'Üsküdar',
        addressRegion: 'İstanbul',
      },
    ],
    [
      ['İcadiye Cad. No: 48, Üsküdar / İstanbul'],
      { streetAddress: 'İcadiye Cad. No: 48, Üsküdar / İstanbul' },
    ],
    [['Kuzguncuk', 'Üsküdar'], { streetAddress: 'Kuzguncuk, Üsküdar' }],
  ])('lives at %j', (lines, address) => {
    expect(postalAddress(lines)).toEqual({ '@type': 'PostalAddress', addressCountry: 'TR', ...address });
  });
});

describe('A product', () => {
  it.each<[StockStatus, string]>([
    ['in_stock', 'https://schema.org/InStock'],
    ['low_stock', 'https://schema.org/LimitedAvailability'],
    ['out_of_stock', 'https://schema.org/OutOfStock'],
  ])('that is %s is offered as %s', (status, availability) => {
    const { offers } = product(aProductView({ stock: { status, available: 1 } }), SITE);
    expect(offers.availability).toBe(availability);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [74_000, '740.00'],
    [125_050, '1250.50'],
    [123_456_789, '1234567.89'],
  ])('of %d kuruş costs %s lira', (kurus, price) => {
    expect(schemaPrice(kurus)).toBe(price);
  });

  it('is offered with the crossed-out price while it is reduced', () => {
    const reduced = product(aProductView({ priceKurus: 80_000, priorPriceKurus: 100_000 }), SITE);
    expect(reduced.offers).toMatchObject({
      price: '800.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '1000.00' },
    });
    expect(problemsOf([reduced])).toEqual(['Product has no image.']);
    expect(product(aProductView(), SITE).offers).not.toHaveProperty('priceSpecification');
  });

  it('shows all its pictures, each no wider than it is', () => {
    expect(product(aProductView({ pictures: PICTURES }), SITE).image).toEqual([
      `${origin}/media/seladon-kupa-1a2b3c.webp/1280.jpeg`,
      `${origin}/media/i%C3%A7i%20kupan%C4%B1n.webp/900.jpeg`,
    ]);
  });

  it('is silent about what nobody wrote', () => {
    const bare = product(aProductView({ description: '', material: '' }), SITE);
    expect(problemsOf([bare])).toEqual(['Product has no image.', 'Product has no description.']);
  });

  it('arrives within the three weeks that the policy promises, and may go back for two', () => {
    const { shippingDetails, hasMerchantReturnPolicy } = product(aProductView(), SITE).offers;
    const { handlingTime, transitTime } = shippingDetails?.deliveryTime ?? {};
    expect([handlingTime, transitTime]).toMatchObject([
      { minValue: 11, maxValue: 18 },
      { minValue: 1, maxValue: 3 },
    ]);
    expect(hasMerchantReturnPolicy).toMatchObject({
      merchantReturnDays: 14,
      merchantReturnLink: `${origin}/teslimat-ve-iade`,
    });
  });
});

describe('Sending a piece of 740 lira', () => {
  const rules = { feeKurus: 9_500, freeFromKurus: 100_000, offersPickUp: false };
  const offered = (shipping: ShippingPromise | null, priceKurus = 74_000) =>
    product(aProductView({ priceKurus }), { ...SITE, texts: { ...SITE.texts, shipping } }).offers;

  it.each([
    ['free', 74_000, '0.00'],
    ['fixed', 74_000, '95.00'],
    ['free_above', 74_000, '95.00'],
    ['free_above', 100_000, '0.00'],
  ] as const)('costs with %s and a price of %d kuruş %s', (mode, priceKurus, value) => {
    expect(offered({ ...rules, mode }, priceKurus).shippingDetails?.shippingRate.value).toBe(value);
  });

  it('is not claimed to cost anything where that depends on the weight, or is not known', () => {
    expect(offered({ ...rules, mode: 'by_weight' })).not.toHaveProperty('shippingDetails');
    expect(offered(null)).not.toHaveProperty('shippingDetails');
  });
});

describe('A workshop session', () => {
  it.each([
    [8, 'https://schema.org/InStock'],
    [2, 'https://schema.org/LimitedAvailability'],
    [0, 'https://schema.org/SoldOut'],
  ])('with %d free seats is offered as %s', (available, availability) => {
    const event = workshopEvent(aSession({ available }), SITE);
    expect(event.offers.availability).toBe(availability);
    expect(event.remainingAttendeeCapacity).toBe(available);
  });

  it.each(['2026-01-31', '2026-03-29', '2026-07-15', '2026-10-25', '2027-12-31'])(
    'on %s begins when the studio’s clock says so',
    (date) => {
      for (const [startTime, endTime] of [
        ['00:00', '00:30'],
        ['10:00', '13:00'],
        ['21:15', '23:59'],
      ] as const) {
        const event = workshopEvent(aSession({ date, startTime, endTime }), SITE);
        expect(new Date(event.startDate)).toEqual(studioInstant(date, startTime));
        expect(new Date(event.endDate)).toEqual(studioInstant(date, endTime));
        expect(event.offers.validThrough).toBe(event.startDate);
      }
    },
  );

  it('shows the picture of its program, else the site’s', () => {
    const [card] = BUILT_IN_WORKSHOPS_PAGE.programs.cards;
    const programs = card ? [{ ...card, picture: aPicture() }] : [];

    expect(workshopEvent(aSession({ program: 1 }), SITE, programs).image).toContain('/media/seladon-kupa');
    expect(workshopEvent(aSession({ program: null }), SITE, programs).image).toBe(`${origin}/og.jpg`);
  });
});

describe('A post', () => {
  it('counts its words without its marks', () => {
    expect(blogPosting(aPost(), SITE).wordCount).toBe(6);
    expect(blogPosting(aPost({ contentHtml: '' }), SITE).wordCount).toBe(0);
  });

  it('is found by its own keywords and by its tags, each once', () => {
    expect(blogPosting(aPost({ metaKeywords: ['seladon', 'sır'] }), SITE).keywords).toEqual([
      'seladon',
      'sır',
      'fırın',
    ]);
    expect(blogPosting(aPost({ tags: [] }), SITE)).not.toHaveProperty('keywords');
  });

  it('belongs to the blog', () => {
    const blogs = thingsOf([blog([], SITE), blogPosting(aPost(), SITE)], 'Blog');
    expect(new Set(blogs.map((each) => each['@id'])).size).toBe(1);
  });
});
