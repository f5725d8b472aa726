import { describe, expect, it } from '@jest/globals';
import type { MediaItemView } from '../media/library.js';
import type { Picture } from '../media/picture.js';
import { CONTENT_LIMITS, type ContentTexts } from './content-key.js';
import type { ContentSection } from './content-section.js';
import type { HomePage } from './home-page.js';
import { BUILT_IN_HOME_PAGE, heroPicture, homePage } from './home-page.rules.js';
import { ABOUT_KEYS, BULK_ORDER_KEYS, HERO_KEYS } from './home-page.texts.js';

const NO_PICTURES = { hero: null, about: null };

const entriesOf = (section: ContentSection, entries: Record<string, string>) =>
  new Map([[section, new Map(Object.entries(entries))]]);

/** The page's visible text for each key. Names of pictures are not visible. */
function seen(page: HomePage): Record<string, Record<string, string>> {
  const { hero, about, bulkOrder } = page;
  const advantages = bulkOrder.advantages.items.flatMap(({ title, text }, index): [string, string][] => [
    [`advantage_${index + 1}_title`, title],
    [`advantage_${index + 1}_desc`, text],
  ]);
  const steps = bulkOrder.process.steps.map((step, index): [string, string] => [
    `process_step_${index + 1}`,
    step,
  ]);
  return {
    hero: { main_title: hero.title, subtitle: hero.subtitle, cta_text: hero.callToAction },
    about: {
      main_title: about.title,
      description: about.description,
      founder_title: about.founder.title,
      founder_description: about.founder.text,
      mission_title: about.mission.title,
      mission_text: about.mission.text,
      vision_title: about.vision.title,
      vision_text: about.vision.text,
      image_alt: about.pictureAlt,
      image_title: about.pictureTitle,
    },
    bulk_order: {
      main_title: bulkOrder.title,
      main_description: bulkOrder.description,
      info_title: bulkOrder.info.title,
      info_description: bulkOrder.info.description,
      info_content: bulkOrder.info.content,
      advantages_title: bulkOrder.advantages.title,
      ...Object.fromEntries(advantages),
      process_title: bulkOrder.process.title,
      ...Object.fromEntries(steps),
      contact_title: bulkOrder.contact.title,
      contact_content: bulkOrder.contact.content,
    },
  };
}

const SECTIONS: readonly (readonly [ContentSection, ContentTexts])[] = [
  ['hero', HERO_KEYS],
  ['about', ABOUT_KEYS],
  ['bulk_order', BULK_ORDER_KEYS],
];
const KEYS = SECTIONS.flatMap(([section, keys]) =>
  Object.entries(keys)
    .filter(([key]) => key !== 'background_image')
    .map(([key, { type, builtIn }]) => ({ section, key, type, builtIn })),
);
const ours = seen(BUILT_IN_HOME_PAGE);

describe('The home page without a word of the studio', () => {
  it.each(KEYS)('says ours for $section.$key', ({ section, key, builtIn }) => {
    expect(builtIn).not.toBe('');
    expect(ours[section]?.[key]).toBe(builtIn);
  });

  it('promises what every studio keeps, and names none', () => {
    const everything = JSON.stringify(BUILT_IN_HOME_PAGE);
    expect(everything.match(/24 saat içinde/g)?.length).toBeGreaterThanOrEqual(2);
    expect(everything).not.toMatch(/Toprak|Üsküdar|Kuzguncuk|Elif/);
    expect(everything).toContain('en çok 3 hafta');
  });

  it('promises bulk orders in the time that the shop has for its pieces', () => {
    const slow = homePage(new Map(), NO_PICTURES, { unit: 'day', typical: 10, longest: 28 });
    expect(slow.bulkOrder.process.steps.at(-1)).toBe('Teslim alın: üretim en çok 28 gün sürer.');
    expect(slow.bulkOrder.info.content).toContain('Üretim en çok 28 gün sürer;');
    expect(JSON.stringify(slow)).not.toContain('3 hafta');
    const own = entriesOf('bulk_order', { process_step_4: 'Bizde en çok 3 hafta.' });
    const written = homePage(own, NO_PICTURES, { unit: 'day', typical: 10, longest: 28 });
    expect(written.bulkOrder.process.steps.at(-1)).toBe('Bizde en çok 3 hafta.');
  });

  it('speaks as the studio does', () => {
    expect(JSON.stringify(BUILT_IN_HOME_PAGE)).not.toMatch(/!|'|başarıyla|\bsen\b|\d-\d|dahil/);
  });

  it('has no picture of the studio’s', () => {
    expect([BUILT_IN_HOME_PAGE.hero.background, BUILT_IN_HOME_PAGE.about.picture]).toEqual([null, null]);
  });
});

describe('A text of the studio’s on the home page', () => {
  it.each(KEYS)('replaces $section.$key and nothing else', ({ section, key }) => {
    const page = homePage(entriesOf(section, { [key]: '  Yeni söz \n' }), NO_PICTURES);

    expect(seen(page)).toEqual({ ...ours, [section]: { ...ours[section], [key]: 'Yeni söz' } });
  });

  it.each(KEYS)('leaves ours for $section.$key when it says nothing', ({ section, key }) => {
    for (const empty of ['', ' ', '\n\t\u00a0']) {
      expect(homePage(entriesOf(section, { [key]: empty }), NO_PICTURES)).toEqual(BUILT_IN_HOME_PAGE);
    }
  });

  it.each(KEYS)('is cut to what fits $section.$key', ({ section, key, type }) => {
    const page = homePage(entriesOf(section, { [key]: 'a'.repeat(1_000_000) }), NO_PICTURES);

    expect(seen(page)[section]?.[key]).toBe(`${'a'.repeat(CONTENT_LIMITS[type])}…`);
  });

  it('counts in its own section alone', () => {
    for (const section of ['workshops', 'footer', 'blog', 'legal', 'contact'] as const) {
      expect(homePage(entriesOf(section, { main_title: 'Yeni söz' }), NO_PICTURES)).toEqual(
        BUILT_IN_HOME_PAGE,
      );
    }
  });

  it('under a key that nobody knows changes nothing', () => {
    const strange = { title: 'x', constructor: 'x', toString: 'x', __proto__: 'x', advantage_5_title: 'x' };
    expect(homePage(entriesOf('bulk_order', strange), NO_PICTURES)).toEqual(BUILT_IN_HOME_PAGE);
  });

  it('stays the text it is', () => {
    const markup = '<img src=x onerror=alert(1)>';
    expect(homePage(entriesOf('hero', { main_title: markup }), NO_PICTURES).hero.title).toBe(markup);
  });
});

describe('The pictures of the home page', () => {
  const picture: Picture = {
    fileName: 'raf-12345678.webp',
    width: 800,
    height: 600,
    placeholder: '',
    alt: 'Raf',
  };
  const item: MediaItemView = {
    id: 1,
    title: 'Rafımız',
    altText: 'Raf',
    description: '',
    category: 'about',
    displayOrder: 0,
    picture,
  };

  it.each([
    [undefined, null],
    ['', null],
    ['raf.webp', 'raf.webp'],
    [' /api/uploads/raf.webp ', 'raf.webp'],
    ['https://toprak.test/api/serve_image.php?file=raf.webp', 'raf.webp'],
    ['/', null],
  ])('asked for as %j is the stored %j', (value, expected) => {
    const entries = entriesOf('hero', value === undefined ? {} : { background_image: value });
    expect(heroPicture(entries)).toBe(expected);
  });

  it('are shown where they are stored', () => {
    const page = homePage(new Map(), { hero: picture, about: item });

    expect(page.hero.background).toBe(picture);
    expect(page.about.picture).toBe(picture);
  });

  it('of the studio’s are never described by words about ours', () => {
    const bare = { ...item, title: '', picture: { ...picture, alt: '' } };
    const described = (about: MediaItemView, entries: Record<string, string> = {}) => {
      const page = homePage(entriesOf('about', entries), { hero: null, about });
      return [page.about.pictureAlt, page.about.pictureTitle];
    };

    expect(described(item)).toEqual(['Raf', 'Rafımız']);
    expect(described(bare)).toEqual(['', '']);
    expect(described(item, { image_alt: 'Çark', image_title: 'Bizim çark' })).toEqual(['Çark', 'Bizim çark']);
  });
});
