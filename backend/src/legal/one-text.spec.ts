import { describe, expect, it } from '@jest/globals';
import { INITIAL_POLICIES } from '../../contract/workshops/policies/booking-policies.js';
import fc from 'fast-check';
import { documentLines } from '../../contract/legal/document-text.js';
import type { LegalFacts } from '../../contract/legal/legal-facts.js';
import { CLAUSE_CONDITIONS, LEGAL_TEXT_KINDS, type LegalText } from '../../contract/legal/legal-text.js';
import { SPECIAL_BLOCKS, VARIABLES } from '../../contract/legal/variables.js';
import { testStudio } from '../../testing/test-studio.js';
import { aSale } from '../../testing/sale-facts.js';
import { pdfText } from '../../testing/pdf-text.js';
import { renderLegalPdf } from '../orders/documents/documents-pdf.js';
import { buildLegalDocuments, documentsHash } from '../orders/documents/legal-documents.js';

const LETTERS = Array.from('abcçdefgğhıijklmnoöprsştuüvyzABCÇĞİÖŞÜ0123456789.,;:()%<>&"’ ');
const words = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 60 })
  .map((text) => `s${text.replace(/\s+/g, ' ').trim()}`);
const fact = fc.constantFrom(...Object.keys(VARIABLES)).map((name) => `{{${name}}}`);
const sentence = fc
  .array(fc.oneof(words, fact), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(' '));
const line = fc.oneof(
  sentence,
  sentence.map((text) => `- ${text}`),
  fc.constant(''),
  fc.constantFrom(...Object.keys(SPECIAL_BLOCKS)).map((name) => `{{${name}}}`),
);
const clauses = fc.uniqueArray(
  fc.record({
    key: fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), minLength: 1, maxLength: 6 }),
    heading: words,
    when: fc.constantFrom(...CLAUSE_CONDITIONS),
    text: fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n')),
  }),
  { selector: ({ key }) => key, minLength: 1, maxLength: 6 },
);
const text: fc.Arbitrary<LegalText> = fc.record({ version: fc.constant('3'), clauses });
const amount = fc.integer({ min: 0, max: 5_000_000 });
const percent = fc.constantFrom(0, 1, 10, 20);
const sale: fc.Arbitrary<LegalFacts> = fc
  .record({
    lines: fc.array(
      fc.record({
        kind: fc.constantFrom('product' as const, 'workshop' as const),
        name: words,
        qualities: fc.array(fc.record({ label: words, value: words }), { maxLength: 3 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        unitPriceKurus: amount,
        totalKurus: amount,
        vatRatePercent: percent,
        policy: fc.constantFrom(null, INITIAL_POLICIES.general),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    returns: fc.record({ address: fc.option(words), carrier: fc.option(words) }),
    delivery: fc.record({
      ...{ time: words, manner: words, feeSentence: words, fee: words },
      damageSentence: fc.oneof(fc.constant(''), words),
    }),
    subtotalKurus: amount,
    discountKurus: amount,
    totalKurus: fc.oneof(fc.constant(0), amount),
    vatKurus: amount,
    vatGroups: fc.uniqueArray(fc.record({ ratePercent: percent, totalKurus: amount, vatKurus: amount }), {
      selector: ({ ratePercent }) => ratePercent,
      maxLength: 4,
    }),
    shippingKurus: amount,
    isPickedUp: fc.boolean(),
    deliveryAddress: fc.oneof(fc.constant(''), words),
  })
  .map((given) => aSale(given));

/** Without blanks and numbers of pages, which printing adds. */
const packed = (value: string) => value.replace(/\s+/gu, '');

describe('The contract', () => {
  it('that is shown, the one that is frozen and the one that is printed are one text', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, sale, async (form, contract, facts) => {
        const texts = { pre_information: form, distance_contract: contract };
        const shown = buildLegalDocuments(facts, texts);
        const frozen = buildLegalDocuments(structuredClone(facts), structuredClone(texts));
        expect(frozen).toEqual(shown);
        const stored = JSON.parse(JSON.stringify([frozen.preInformation, frozen.distanceContract])) as [
          typeof shown.preInformation,
          typeof shown.distanceContract,
        ];
        expect(documentsHash(stored)).toBe(shown.sha256);

        const [, document] = stored;
        const meta = { orderShortId: 'A4F2C81D', acceptedAt: '2026-11-21T11:02:00Z', studio: testStudio() };
        const printed = packed(await pdfText(await renderLegalPdf(document, meta)));
        // A line may run over two pages, with the foot of the page between its parts.
        const text = printed.replace(/MesafeliSatışSözleşmesi·SiparişA4F2C81DSayfa\d+\/\d+/gu, '');
        for (const each of documentLines(shown.distanceContract)) expect(text).toContain(packed(each));
      }),
      { numRuns: 15 },
    );
  });

  it('of one studio and one sale has one text for each kind', () => {
    const { preInformation, distanceContract } = buildLegalDocuments(aSale());
    expect([preInformation.kind, distanceContract.kind]).toEqual([...LEGAL_TEXT_KINDS]);
  });
});
