import { describe, expect, it, test } from '@jest/globals';
import { aSale } from '../../testing/sale-facts.js';
import { TEST_SELLER } from '../../testing/test-studio.js';
import { BUILT_IN_LEGAL_TEXTS } from './built-in/built-in-texts.js';
import { INITIAL_POLICIES } from '../workshops/policies/booking-policies.js';
import { describePolicy } from '../workshops/policies/describe-policy.js';
import { DELIVERY_TERMS } from './delivery-terms.js';
import { documentLines } from './document-text.js';
import type { LegalFacts } from './legal-facts.js';
import type { ClauseCondition, LegalClause } from './legal-text.js';
import { renderLegalText } from './render-legal-text.js';
import { variableProblem } from './variables.js';

const GENERAL = {
  seller: TEST_SELLER,
  returns: { address: null, carrier: null },
  delivery: DELIVERY_TERMS,
  policies: INITIAL_POLICIES,
};

function blocksOf(text: string, facts: LegalFacts = aSale()) {
  const clauses: LegalClause[] = [{ key: 'one', heading: 'Bir', when: 'always', text }];
  return renderLegalText('distance_contract', { version: '1', clauses }, facts).sections[0]?.blocks;
}

describe('A clause', () => {
  it('has paragraphs, lists and blocks of facts', () => {
    expect(blocksOf('Birinci\nsatır.\n\n- bir\n- iki\nson\n{{alici.bilgiler}}\nsonra')).toMatchObject([
      { kind: 'paragraph', text: 'Birinci\nsatır.' },
      { kind: 'list', items: ['bir', 'iki'] },
      { kind: 'paragraph', text: 'son' },
      { kind: 'facts' },
      { kind: 'paragraph', text: 'sonra' },
    ]);
  });

  it('says facts in their place, and nothing that a fact says is a variable or a list', () => {
    const buyer = { ...TEST_SELLER, title: '- {{satici.adres}}\n\n- iki', phone: '0216' };
    expect(blocksOf('Unvan: {{ satici.unvan }}, {{satici.telefon}}.', aSale({ seller: buyer }))).toEqual([
      { kind: 'paragraph', text: 'Unvan: - {{satici.adres}}\n\n- iki, 0216.' },
    ]);
  });

  test.each<[ClauseCondition, number[]]>([
    ['always', [1, 1, 1, 1, 1]],
    ['products', [1, 0, 1, 1, 1]],
    ['workshops', [0, 1, 1, 0, 1]],
    ['paid', [1, 1, 1, 0, 1]],
    ['free', [0, 0, 0, 1, 0]],
  ])('that is for %s stands where it belongs', (when, expected) => {
    const [bowl] = aSale().lines;
    const seat = { ...bowl!, kind: 'workshop' as const };
    const sales = [
      aSale(),
      aSale({ lines: [seat] }),
      aSale({ lines: [bowl!, seat] }),
      aSale({ totalKurus: 0 }),
    ];
    const clauses = [{ key: 'one', heading: 'Bir', when, text: 'Söz.' }];
    const counts = [...sales, GENERAL].map(
      (facts) => renderLegalText('distance_contract', { version: '1', clauses }, facts).sections.length,
    );
    expect(counts).toEqual(expected);
  });

  test.each([
    ['{{satici.unvn}} satar.', '{{satici.unvn}} diye bir değişken yok.'],
    ['{{constructor}}', '{{constructor}} diye bir değişken yok.'],
    ['Bakınız {{siparis.kalemler}}.', '{{siparis.kalemler}} kendi satırında, tek başına durmalı.'],
    ['{{satici.unvan} satar.', 'Bir değişkenin {{ ya da }} işareti eksik.'],
    ['{{satici.unvan}} satar.\n{{siparis.kalemler}}', null],
  ])('with %s is told what is wrong with it', (text, problem) => {
    expect(variableProblem(text)).toBe(problem);
  });
});

describe('The built-in texts', () => {
  it('name no fact that does not exist', () => {
    for (const { clauses } of Object.values(BUILT_IN_LEGAL_TEXTS)) {
      for (const { key, text } of clauses) expect([key, variableProblem(text)]).toEqual([key, null]);
      expect(new Set(clauses.map(({ key }) => key)).size).toBe(clauses.length);
    }
  });

  it('name return address and carrier once the studio has entered them', () => {
    const contract = BUILT_IN_LEGAL_TEXTS.distance_contract;
    const returns = { address: 'Depo Sok. 5, Ankara', carrier: 'Sürat Kargo' };
    const words = documentLines(renderLegalText('distance_contract', contract, aSale({ returns }))).join(
      '\n',
    );
    expect(words).toContain('10 gün içinde Depo Sok. 5, Ankara adresine geri gönderir.');
    expect(words).toContain('Satıcının anlaşmalı kargo firması: Sürat Kargo.');
  });

  it('promise of each seat what was promised when it was sold, once where it is the same', () => {
    const strict = { ...INITIAL_POLICIES.general, freeMoves: 0, refundTiers: [] };
    const seat = { ...aSale().lines[0]!, kind: 'workshop' as const };
    const lines = [
      { ...seat, name: 'Çarkta ilk kâse', policy: INITIAL_POLICIES.general },
      { ...seat, name: 'Cam boyama', policy: strict },
      { ...seat, name: 'Linol baskı', policy: structuredClone(strict) },
    ];
    const form = BUILT_IN_LEGAL_TEXTS.pre_information;
    const words = documentLines(renderLegalText('pre_information', form, aSale({ lines }))).join('\n');
    expect(words).toContain('Cam boyama; Linol baskı:');
    for (const policy of [INITIAL_POLICIES.general, strict]) {
      for (const sentence of describePolicy(policy)) expect(words).toContain(sentence);
    }
  });

  it('can be read without an order, which they speak of by a placeholder', () => {
    const contract = BUILT_IN_LEGAL_TEXTS.distance_contract;
    const words = documentLines(renderLegalText('distance_contract', contract, GENERAL)).join('\n');
    expect(words).toContain('[siparişin toplamı] tutarındaki ödemenin');
    expect(words).toContain('sipariş özetinde yer alır');
    expect(words).toContain('Atölyelerde cayma hakkının bulunmaması');
    expect(words).toContain(describePolicy(INITIAL_POLICIES.general)[0]);
  });
});
