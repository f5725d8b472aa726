import { describe, expect, it } from '@jest/globals';
import { CONTENT_LIMITS } from './content-key.js';
import { contentKey, contentKeys } from './content-keys.js';
import { CONTENT_SECTIONS, type ContentSection } from './content-section.js';
import { ownList } from './content-values.js';

const SELLER = {
  title: 'Toprak & Oğulları <Ltd> Seramik Atölyesi Sanayi ve Ticaret Limited Şirketi',
  address: 'Kuzguncuk Mahallesi, İcadiye Caddesi No: 48, Kat 1, Daire 2, 34674 Üsküdar / İstanbul',
  phone: '0216 555 01 48',
  email: 'merhaba@toprak.example',
  tax: 'Üsküdar V.D. 1234567890',
  mersis: '0123456789000015',
  kind: 'limited',
  chamber: null,
  kep: null,
  etbis: null,
} as const;
const CATALOGUE = contentKeys(SELLER, SELLER);
const NUMBERS = [1, 2, 3, 4, 5];

/** The keys of specification 1, section 3. It leaves those of `blog` open. */
const SPECIFIED: Partial<Record<ContentSection, readonly string[]>> = {
  hero: ['main_title', 'subtitle', 'cta_text', 'background_image'],
  about: [
    ...['main_title', 'description', 'founder_title', 'founder_description', 'mission_title', 'mission_text'],
    ...['vision_title', 'vision_text', 'image_alt', 'image_title'],
  ],
  contact: ['contact_phone', 'contact_email', 'contact_address'],
  footer: ['company_description', 'contact_phone', 'contact_email', 'contact_address'],
  legal: [
    ...['privacy_title', 'privacy_content', 'delivery_title', 'delivery_content'],
    ...['contract_title', 'contract_content'],
  ],
  bulk_order: [
    ...['info_title', 'info_description', 'main_title', 'main_description', 'info_content'],
    ...['advantages_title', 'process_title', 'contact_title', 'contact_content'],
    ...NUMBERS.slice(0, 4).flatMap((n) => [
      `advantage_${n}_title`,
      `advantage_${n}_desc`,
      `process_step_${n}`,
    ]),
  ],
  workshops: [
    ...['hero_title', 'hero_subtitle', 'hero_description', 'programs_title', 'programs_subtitle'],
    ...['gallery_title', 'gallery_subtitle', 'faq_title', 'faq_subtitle', 'workshop_faqs'],
    ...['workshop_info_modal_title', 'workshop_info_modal_content'],
    ...NUMBERS.flatMap((n) =>
      [
        ...['title', 'description', 'image', 'modal_title', 'modal_content'],
        ...['price_info', 'duration', 'features'],
      ].map((field) => `workshop_type_${n}_${field}`),
    ),
  ],
};

/** The keys beyond the specification. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  workshops: NUMBERS.map((n) => `workshop_type_${n}_audience`),
  legal: ['guarantee_title', 'guarantee_content', 'accessibility_title', 'accessibility_content'],
};

const ALL = CONTENT_SECTIONS.flatMap((section) =>
  Object.entries(CATALOGUE[section]).map(([key, known]) => ({ section, key, ...known })),
);

describe('The catalogue of the site’s texts', () => {
  it.each(Object.entries(SPECIFIED))('has every key that is documented for %s', (section, keys) => {
    const own = OWN_KEYS[section] ?? [];
    expect(Object.keys(CATALOGUE[section as ContentSection]).sort()).toEqual([...keys, ...own].sort());
  });

  it.each(ALL)('has words and a name for $section.$key', ({ label, builtIn, isPicture = false }) => {
    expect(label).toMatch(/^\S.*\S$/);
    expect(builtIn === '').toBe(isPicture);
  });

  /** The contract is written elsewhere, where it may be longer. */
  const WRITTEN_HERE = ALL.filter(({ tooLong }) => tooLong === undefined);

  it.each(WRITTEN_HERE)(
    'could have taken ours for $section.$key, as its editor writes it',
    ({ builtIn, type }) => {
      const asEdited = builtIn.replaceAll('<li>', '<li><p>').replaceAll('</li>', '</p></li>');
      expect((type === 'html' ? asEdited : builtIn).length).toBeLessThanOrEqual(CONTENT_LIMITS[type]);
    },
  );

  it.each(ALL.filter(({ isList }) => isList))('has a list for $section.$key', ({ builtIn }) => {
    expect(ownList(builtIn).length).toBeGreaterThanOrEqual(4);
  });

  it('calls no two texts of a section alike', () => {
    for (const section of CONTENT_SECTIONS) {
      const labels = Object.values(CATALOGUE[section]).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('speaks of the seller it was asked for, in text that is no markup', () => {
    expect(CATALOGUE.contact['contact_email']?.builtIn).toBe(SELLER.email);
    expect(CATALOGUE.footer['contact_address']?.builtIn).toBe(SELLER.address);
    expect(CATALOGUE.legal['privacy_content']?.builtIn).toContain('Toprak &amp; Oğulları &lt;Ltd&gt;');
  });

  it('knows a text by its section and key', () => {
    expect(contentKey(CATALOGUE, 'hero', 'main_title')).toBe(CATALOGUE.hero['main_title']);
  });

  it.each([
    ['hero', 'constructor'],
    ['hero', '__proto__'],
    ['hero', ''],
    ['hero', 'mission_text'],
    ['constructor', 'name'],
    ['', 'main_title'],
  ])('does not know %j / %j', (section, key) => {
    expect(contentKey(CATALOGUE, section, key)).toBeUndefined();
  });
});
