import { describe, expect, test } from '@jest/globals';
import { testStudio } from '../../../testing/test-studio.js';
import { pdfText } from '../../../testing/pdf-text.js';
import { aSale } from '../../../testing/sale-facts.js';
import { INITIAL_POLICIES } from '../../../contract/workshops/policies/booking-policies.js';
import { formatTl } from '../../../contract/common/money.js';
import type { LegalDocument } from '../../../contract/orders/legal-document.js';
import { renderLegalPdf } from './documents-pdf.js';
import { buildLegalDocuments, documentsHash } from './legal-documents.js';
import type { LegalLine } from '../../../contract/legal/legal-facts.js';

const BOWL: LegalLine = {
  kind: 'product',
  name: 'Kül sırlı çorba kâsesi',
  qualities: [],
  quantity: 2,
  unitPriceKurus: 64000,
  totalKurus: 128000,
  vatRatePercent: 20,
  policy: null,
};
const WHEEL: LegalLine = {
  kind: 'workshop',
  name: 'Çarkta ilk kâse atölyesi',
  qualities: [{ label: 'İçerik', value: 'Kil, sır ve fırınlama dâhildir.' }],
  quantity: 1,
  unitPriceKurus: 120000,
  totalKurus: 120000,
  vatRatePercent: 20,
  policy: INITIAL_POLICIES.general,
};
const META = { orderShortId: 'A4F2C81D', acceptedAt: '2026-11-21T11:02:00Z', studio: testStudio() };

function textOf(document: LegalDocument): string {
  return JSON.stringify(document.sections);
}

describe('The documents of a sale', () => {
  test.each([
    ['seller', 'Toprak Seramik Atölyesi Ltd. Şti.'],
    ['tax office', 'Üsküdar V.D. 1234567890'],
    ['buyer', 'Ayşe Gül Çığıroğlu'],
    ['phone as people write it', '0532 555 01 12'],
    ['delivery address', 'Kuzguncuk Mah. Bereketli Sok. No: 12 D: 3, Üsküdar / İstanbul'],
    ['line', 'Kül sırlı çorba kâsesi'],
    ['material and size', 'Malzeme: Stoneware; Ölçüler: 14 × 7 cm'],
    ['unit price', formatTl(64000)],
    ['total', formatTl(128000)],
    ['KDV inside the total', formatTl(21333)],
    ['time of delivery', 'yaklaşık 2 hafta, en çok 3 hafta'],
    ['latest delivery', '30 gün'],
    ['secure payment', '3D Secure'],
    ['no instalments', 'taksit uygulanmaz'],
    ['consumer board', 'tüketici hakem heyeti'],
    ['consumer court', 'tüketici mahkemesi'],
    ['mediation before court', 'arabulucu'],
    ['how long they are kept', 'en az 3 yıl'],
  ])('both name the %s', (_what, text) => {
    const { preInformation, distanceContract } = buildLegalDocuments(aSale());
    expect(textOf(preInformation)).toContain(text);
    expect(textOf(distanceContract).toLocaleLowerCase('tr')).toContain(text.toLocaleLowerCase('tr'));
  });

  test.each<[string, LegalLine[], boolean, boolean]>([
    ['goods', [BOWL], true, false],
    ['a dated workshop', [WHEEL], false, true],
    ['both', [BOWL, WHEEL, BOWL], true, true],
  ])(
    'an order of %s carries the right of withdrawal of its lines, each once',
    (_what, lines, goods, workshop) => {
      const documents = buildLegalDocuments(aSale({ lines }));
      for (const document of [documents.preInformation, documents.distanceContract]) {
        const headings = document.sections.map((section) => section.heading);
        const count = (heading: string) => headings.filter((candidate) => candidate === heading).length;
        expect(count('Ürünlerde cayma hakkı')).toBe(goods ? 1 : 0);
        expect(count('Atölyelerde cayma hakkının bulunmaması')).toBe(workshop ? 1 : 0);
        expect(count('Teslimat')).toBe(goods ? 1 : 0);
        expect(count('Atölyeye katılım')).toBe(workshop ? 1 : 0);
      }
    },
  );

  test('goods may be sent back within 14 days at the seller’s cost, a dated workshop may not, and it says why', () => {
    const text = textOf(buildLegalDocuments(aSale({ lines: [BOWL, WHEEL] })).preInformation);
    expect(text).toContain('14 gün içinde, hiçbir gerekçe göstermeden');
    expect(text).toContain('Geri gönderme masrafı Satıcıya aittir');
    expect(text).toContain('10 gün içinde geri gönderir');
    expect(text).toContain('15. maddesinin birinci fıkrasının (g) bendi');
    expect(text).toContain('boş zamanın değerlendirilmesine');
  });

  test('the buyer is told of the duty to pay, with the amount', () => {
    const { preInformation } = buildLegalDocuments(aSale());
    expect(textOf(preInformation)).toContain('ödeme yükümlülüğü doğurur');
    expect(textOf(preInformation)).toContain(`kartından ${formatTl(128000)} tahsil edilir`);
  });

  describe('when a coupon pays for everything', () => {
    const FREE = { discountKurus: 128000, totalKurus: 0, vatKurus: 0 };
    const { preInformation, distanceContract } = buildLegalDocuments(aSale(FREE));

    test.each([
      ['pre-information', preInformation],
      ['contract', distanceContract],
    ])('the %s speaks of no card and of no duty to pay', (_what, document) => {
      const text = textOf(document);
      expect(text).not.toMatch(/3D Secure|taksit|kartından|ödeme yapmadan|ödemenin gerçekleşmesiyle/);
      expect(text).not.toMatch(/ödeme yükümlülüğü doğurur|ödeme yükümlülüğüyle/);
      expect(text).toContain('Alıcıdan ödeme alınmaz');
      expect(text).toContain('ödeme yükümlülüğü doğurmaz');
    });

    test('the contract is concluded by placing the order', () => {
      expect(textOf(distanceContract)).toContain('Alıcının siparişi onaylamasıyla kurulur');
    });
  });

  test('what is paid is paid by card, and concludes the contract', () => {
    const { preInformation, distanceContract } = buildLegalDocuments(aSale());
    expect(textOf(preInformation)).toContain('siparişi onaylamadan ve ödeme yapmadan önce');
    expect(textOf(distanceContract)).toContain(
      `${formatTl(128000)} tutarındaki ödemenin gerçekleşmesiyle kurulur`,
    );
  });

  test.each<[string, LegalLine[], boolean]>([
    ['pieces', [BOWL], true],
    ['seats', [WHEEL], false],
    ['both', [BOWL, WHEEL], true],
  ])('the fee of delivery is named when something is delivered (%s)', (_what, lines, isNamed) => {
    const { preInformation } = buildLegalDocuments(aSale({ lines }));
    expect(textOf(preInformation).includes('Teslimat ücreti')).toBe(isNamed);
  });

  test('a discount is shown only when there is one', () => {
    expect(textOf(buildLegalDocuments(aSale()).preInformation)).not.toContain('İndirim');
    const discounted = buildLegalDocuments(aSale({ discountKurus: 8000, totalKurus: 120000 }));
    expect(textOf(discounted.preInformation)).toContain(`−${formatTl(8000)}`);
  });

  test('the same sale gives the same hash, also when its documents come back from the database', () => {
    const shown = buildLegalDocuments(aSale());
    const frozen = buildLegalDocuments(structuredClone(aSale()));
    expect(frozen.sha256).toBe(shown.sha256);

    const reordered = [shown.preInformation, shown.distanceContract].map(withKeysReversed);
    expect(documentsHash(reordered)).toBe(shown.sha256);
  });

  test.each<[string, Parameters<typeof aSale>[0]]>([
    ['price', { totalKurus: 128001 }],
    ['line', { lines: [{ ...BOWL, quantity: 3 }] }],
    ['address', { deliveryAddress: 'Başka bir adres' }],
    ['buyer', { buyer: { ...aSale().buyer, surname: 'Çığıroglu' } }],
    ['seller', { seller: { ...aSale().seller, mersis: '0123456789000015' } }],
  ])('another %s gives another hash', (_what, change) => {
    expect(buildLegalDocuments(aSale(change)).sha256).not.toBe(buildLegalDocuments(aSale()).sha256);
  });
});

describe('A document as PDF', () => {
  test('says which order and when, in Istanbul time, and can be searched in Turkish', async () => {
    const { preInformation } = buildLegalDocuments(aSale({ lines: [BOWL, WHEEL] }));
    const text = await pdfText(await renderLegalPdf(preInformation, META));
    expect(text).toContain('Ön Bilgilendirme Formu');
    expect(text).toContain('Sipariş A4F2C81D');
    expect(text).toContain('Onay 21.11.2026 14:02');
    expect(text).toContain('Ayşe Gül Çığıroğlu');
    expect(text).toMatch(/1\.280,00\sTL/);
    expect(text).toContain('Sayfa 1 / 3');
    preInformation.sections.forEach((section) => expect(text).toContain(section.heading));
  });

  test('has a letter for everything a Turkish buyer writes', async () => {
    const name = 'ğĞşŞıİçÇöÖüÜâîû ₺ “tırnak” – — … ’';
    const { distanceContract } = buildLegalDocuments(aSale({ lines: [{ ...BOWL, name }] }));
    expect(await pdfText(await renderLegalPdf(distanceContract, META))).toContain(name);
  });

  test('can be searched for a letter of which an earlier document had only the accented one', async () => {
    const withHeading = (heading: string) =>
      renderLegalPdf(
        { kind: 'distance_contract', title: 'Başlık', version: '1', sections: [{ heading, blocks: [] }] },
        META,
      );
    await withHeading('ÂÛÎ');
    expect(await pdfText(await withHeading('AUI'))).toContain('AUI');
  });

  test('an order of fifty lines runs over as many pages as it needs', async () => {
    const lines = Array.from({ length: 50 }, (_, number) => ({
      ...BOWL,
      name: `${number}. parça: ${'uzun ad '.repeat(12)}`,
    }));
    const { distanceContract } = buildLegalDocuments(aSale({ lines }));
    const text = await pdfText(await renderLegalPdf(distanceContract, META));
    lines.forEach((_, number) => expect(text).toContain(`${number}. parça`));
    expect(text).toMatch(/Sayfa 6 \/ \d/);
  });
});

function withKeysReversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withKeysReversed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, withKeysReversed<unknown>(part)])) as T;
}
