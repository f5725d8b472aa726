import { describe, expect, it } from '@jest/globals';
import type { ContentSection } from './content-section.js';
import type { SiteTexts } from './site.js';
import { BUILT_IN_SITE_TEXTS, siteTexts } from './site.rules.js';
import { BUILT_IN_MAP } from './site.texts.js';

type Written = Partial<Record<ContentSection, Record<string, string>>>;

const texts = (written: Written) =>
  siteTexts(
    new Map(
      Object.entries(written).map(([section, entries]) => [
        section as ContentSection,
        new Map(Object.entries(entries)),
      ]),
    ),
  );
const contact = (written: Written) => texts(written).contact;

describe('What stands on every page', () => {
  it('is ours while the studio says nothing', () => {
    expect(BUILT_IN_SITE_TEXTS).toEqual({
      footer: { companyDescription: expect.stringContaining('Üsküdar’da küçük bir seramik atölyesi') },
      contact: {
        phone: '0216 555 01 48',
        phoneHref: 'tel:+902165550148',
        email: 'merhaba@toprak.test',
        addressLines: ['Kuzguncuk Mahallesi', 'İcadiye Caddesi 48', '34674 Üsküdar / İstanbul'],
        map: BUILT_IN_MAP,
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
    expect(texts({ [section]: { [key]: ' \n' } })).toEqual(BUILT_IN_SITE_TEXTS);
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
    expect(contact({ contact: { contact_phone: written } })).toEqual(BUILT_IN_SITE_TEXTS.contact);
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
      addressLines: BUILT_IN_SITE_TEXTS.contact.addressLines,
    });
  });

  it('is the seller of the contracts where the shop knows who sells', () => {
    const seller = { phone: '0212 111 22 33', email: 'satis@atolye.example', address: 'Bağ Sok. 1, Kadıköy' };

    expect(siteTexts(new Map(), seller).contact).toMatchObject({
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
    expect(contact({ contact: { contact_address: address } }).map).toEqual(BUILT_IN_MAP);
  });

  it('is looked up on the map at any other address, with no pin that would point elsewhere', () => {
    const { map } = contact({ contact: { contact_address: 'Bağ Sok. 1 & 2\nKadıköy' } });

    expect(map.embed).toBeNull();
    expect(new URL(map.href).host).toBe('www.openstreetmap.org');
    expect(new URL(map.href).searchParams.get('query')).toBe('Bağ Sok. 1 & 2, Kadıköy');
  });
});
