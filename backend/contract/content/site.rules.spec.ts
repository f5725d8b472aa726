import { USUAL_PREPARATION } from '../orders/preparation.js';
import { ALL_FEATURES } from '../studio/features.js';
import { describe, expect, it } from '@jest/globals';
import type { ContentSection } from './content-section.js';
import type { SiteTexts } from './site.js';
import { BUILT_IN_SITE_TEXTS, siteTexts } from './site.rules.js';
import type { StudioProfile } from '../studio/studio-profile.js';

const OPEN = { opens: '10:00', closes: '19:00' };
const PROFILE: StudioProfile = {
  name: 'Toprak',
  tagline: 'Üsküdar’da seramik atölyesi',
  description: 'Elde şekillenen parçalar.',
  address: 'Kuzguncuk Mahallesi\nİcadiye Caddesi 48\n34674 Üsküdar / İstanbul',
  mapPoint: { latitude: 41.0345, longitude: 29.029 },
  phone: '+902165550148',
  email: 'merhaba@toprak.test',
  week: [null, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN],
  closedDays: [],
  social: { tiktok: 'https://www.tiktok.com/@toprak', instagram: 'https://www.instagram.com/toprak' },
  guarantee: '%100 memnuniyet garantisi.',
  copyrightYear: 2024,
  credit: '',
};

type Written = Partial<Record<ContentSection, Record<string, string>>>;

const texts = (written: Written) =>
  siteTexts(
    new Map(
      Object.entries(written).map(([section, entries]) => [
        section as ContentSection,
        new Map(Object.entries(entries)),
      ]),
    ),
    PROFILE,
  );
const OURS = texts({});
const contact = (written: Written) => texts(written).contact;

const PINNED = {
  href: 'https://www.openstreetmap.org/?mlat=41.0345&mlon=29.029#map=17/41.0345/29.029',
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox=29.0250%2C41.0320%2C29.0330%2C41.0370&layer=mapnik&marker=41.0345%2C29.029',
};

describe('What stands on every page', () => {
  it('names no studio, no place and no number where nothing is known of one', () => {
    const { studio, contact: nothing } = BUILT_IN_SITE_TEXTS;
    expect([studio.name, studio.copyright, nothing.phone, nothing.email]).toEqual(['', '', '', '']);
    expect([studio.hours, studio.social, nothing.addressLines]).toEqual([[], [], []]);
  });

  it('is ours while the studio says nothing', () => {
    expect(OURS).toEqual({
      features: ALL_FEATURES,
      preparation: USUAL_PREPARATION,
      shipping: null,
      studio: {
        look: OURS.studio.look,
        name: 'Toprak',
        tagline: 'Üsküdar’da seramik atölyesi',
        description: 'Elde şekillenen parçalar.',
        guarantee: '%100 memnuniyet garantisi.',
        copyright: '© 2024 Toprak. Tüm hakları saklıdır.',
        credit: '',
        week: PROFILE.week,
        closedDays: [],
        hours: ['Salı–Pazar, 10:00–19:00'],
        social: [
          { label: 'Instagram', href: 'https://www.instagram.com/toprak' },
          { label: 'TikTok', href: 'https://www.tiktok.com/@toprak' },
        ],
      },
      footer: { companyDescription: expect.stringContaining('Küçük bir seramik atölyesi') },
      contact: {
        phone: '0216 555 01 48',
        phoneHref: 'tel:+902165550148',
        email: 'merhaba@toprak.test',
        addressLines: ['Kuzguncuk Mahallesi', 'İcadiye Caddesi 48', '34674 Üsküdar / İstanbul'],
        map: PINNED,
      },
      blog: {
        title: 'Atölye defteri',
        subtitle: expect.stringContaining('Acele etmeden'),
        callToAction: { title: 'Okumak güzel, yapmak başka', text: expect.stringContaining('Takvim') },
      },
      policyTitles: {
        privacy: 'Gizlilik Politikası',
        delivery: 'Teslimat ve İade',
        contract: 'Mesafeli Satış Sözleşmesi',
        guarantee: 'Memnuniyet Sözümüz',
        accessibility: 'Erişilebilirlik Bildirimi',
      },
    });
  });

  const SEEN: readonly (readonly [ContentSection, string, (shown: SiteTexts) => string])[] = [
    ['footer', 'company_description', ({ footer }) => footer.companyDescription],
    ['blog', 'hero_title', ({ blog }) => blog.title],
    ['blog', 'hero_subtitle', ({ blog }) => blog.subtitle],
    ['blog', 'cta_title', ({ blog }) => blog.callToAction.title],
    ['blog', 'cta_text', ({ blog }) => blog.callToAction.text],
    ['legal', 'privacy_title', ({ policyTitles }) => policyTitles.privacy],
    ['legal', 'delivery_title', ({ policyTitles }) => policyTitles.delivery],
    ['legal', 'contract_title', ({ policyTitles }) => policyTitles.contract],
  ];

  it.each(SEEN)('takes %s.%s from the studio, and ours where it says nothing', (section, key, read) => {
    expect(read(texts({ [section]: { [key]: ' Bizden ' } }))).toBe('Bizden');
    expect(texts({ [section]: { [key]: ' \n' } })).toEqual(OURS);
    expect(read(texts({ [section]: { [key]: 'a'.repeat(9_000) } })).length).toBeLessThanOrEqual(501);
  });
});

describe('How to reach the studio', () => {
  it.each([
    ['0532 111 22 33', '0532 111 22 33', 'tel:+905321112233'],
    ['+90 (532) 111-22-33', '0532 111 22 33', 'tel:+905321112233'],
    ['444 0 123', '444 0 123', 'tel:4440123'],
    ['0216 555 01 48 / 0532 111 22 33', '0216 555 01 48 / 0532 111 22 33', 'tel:+902165550148'],
    ['0216 555 01 48 (dahili 3)', '0216 555 01 48 (dahili 3)', 'tel:+902165550148'],
    ['+49 30 1234567', '+49301234567', 'tel:+49301234567'],
  ])('by the phone %j: reads %j, dials %j', (written, phone, phoneHref) => {
    expect(contact({ contact: { contact_phone: written } })).toMatchObject({ phone, phoneHref });
  });

  it.each(['', 'yok', '12345', 'javascript:alert(1)', '<script>'])('not by the phone %j', (written) => {
    expect(contact({ contact: { contact_phone: written } })).toEqual(OURS.contact);
  });

  it.each(['', 'yok', 'a@b', 'a b@c.tr', 'a@b.tr, c@d.tr', '"><script>@a.tr', 'javascript:alert(1)@a.tr'])(
    'not by the address %j',
    (written) => {
      expect(contact({ contact: { contact_email: written } }).email).toBe('merhaba@toprak.test');
    },
  );

  it.each([
    ['İcadiye Cad. 48\n\n  Üsküdar ', ['İcadiye Cad. 48', 'Üsküdar']],
    ['İcadiye Cad. No: 48, Üsküdar / İstanbul', ['İcadiye Cad. No: 48', 'Üsküdar / İstanbul']],
    ['İcadiye Cad. 48, kat 2\r\nÜsküdar', ['İcadiye Cad. 48, kat 2', 'Üsküdar']],
  ])('at %j', (written, addressLines) => {
    expect(contact({ contact: { contact_address: written } })).toMatchObject({ addressLines });
  });

  it('is what the footer says, else what the contact section says, else ours, each by itself', () => {
    const written = {
      footer: { contact_phone: 'yok', contact_email: 'alt@toprak.example' },
      contact: { contact_phone: '0532 111 22 33', contact_email: 'ust@toprak.example' },
    };

    expect(contact(written)).toMatchObject({
      phone: '0532 111 22 33',
      phoneHref: 'tel:+905321112233',
      email: 'alt@toprak.example',
      addressLines: OURS.contact.addressLines,
    });
  });

  it('is what the profile says', () => {
    const profile = {
      ...PROFILE,
      phone: '0212 111 22 33',
      email: 'satis@atolye.example',
      address: 'Bağ Sok. 1, Kadıköy',
    };

    expect(siteTexts(new Map(), profile).contact).toMatchObject({
      phone: '0212 111 22 33',
      phoneHref: 'tel:+902121112233',
      email: 'satis@atolye.example',
      addressLines: ['Bağ Sok. 1', 'Kadıköy'],
    });
  });

  it.each([
    'Kuzguncuk Mahallesi\nİcadiye Caddesi 48\n34674 Üsküdar / İstanbul',
    'Kuzguncuk Mahallesi, İcadiye Caddesi 48, 34674 Üsküdar / İstanbul',
  ])('is a pin on the map where the address is the one that we know: %j', (address) => {
    expect(contact({ contact: { contact_address: address } }).map).toEqual(PINNED);
  });

  it('is looked up on the map at any other address, with no pin that would point elsewhere', () => {
    const { map } = contact({ contact: { contact_address: 'Bağ Sok. 1 & 2\nKadıköy' } });

    expect(map.embed).toBeNull();
    expect(new URL(map.href).host).toBe('www.openstreetmap.org');
    expect(new URL(map.href).searchParams.get('query')).toBe('Bağ Sok. 1 & 2, Kadıköy');
  });
});
