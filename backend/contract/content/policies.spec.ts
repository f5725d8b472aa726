import { describe, expect, test } from '@jest/globals';
import type { SellerIdentity } from '../studio/seller-identity.js';
import { BUILT_IN_CONTRACT } from '../legal/published-contract.js';
import { policies } from './policies.texts.js';
import { POLICY_KINDS } from './policy.js';

const SELLER: SellerIdentity = {
  title: 'Toprak Seramik Atölyesi Ltd. Şti.',
  address: 'İcadiye Cad. No: 48, Üsküdar / İstanbul',
  phone: '0216 555 01 48',
  email: 'merhaba@toprak.example',
  tax: 'Üsküdar V.D. 1234567890',
  mersis: '0123456789000015',
  kind: 'limited',
  chamber: null,
  kep: null,
  etbis: null,
};

describe('The policies', () => {
  test.each(POLICY_KINDS)('%s has a title, sections with content, and the address to write to', (kind) => {
    const policy = policies(SELLER)[kind];
    expect(policy.kind).toBe(kind);
    expect(policy.title).not.toBe('');
    policy.sections.forEach((section) => expect(section.blocks.length).toBeGreaterThan(0));
    expect(JSON.stringify(policy)).toContain('merhaba@toprak.example');
  });

  test('the privacy policy names who is responsible and the rights of article 11', () => {
    const text = JSON.stringify(policies(SELLER).privacy);
    expect(text).toContain(SELLER.title);
    expect(text).toContain(SELLER.mersis);
    expect(text).toContain('KVKK’nın 11. maddesi');
    expect(text).toContain('Kişisel Verileri Koruma Kuruluna');
  });

  test('keep the identity number of a person private', () => {
    const texts = JSON.stringify(policies({ ...SELLER, tax: 'Ulus Vergi Dairesi 10000000146' }));
    expect(texts).toContain('Ulus Vergi Dairesi');
    expect(texts).not.toContain('10000000146');
  });

  test('the privacy policy says what waits for a consent, where it is given and where taken back', () => {
    const { sections } = policies(SELLER).privacy;
    const section = JSON.stringify(sections.find(({ heading }) => heading.startsWith('Çerezler')));
    for (const part of ['OpenStreetMap', 'açık rızanızla', 'Gizlilik Tercihleri']) {
      expect(section).toContain(part);
    }
  });

  test('delivery sends pieces back as the contract does', () => {
    const returns = { carrier: 'Kuş Kargo', address: 'Depo Sokağı 3, Ankara' };
    const { delivery, contract } = policies(SELLER, { ...BUILT_IN_CONTRACT, returns });
    for (const text of [JSON.stringify(delivery), JSON.stringify(contract)]) {
      expect(text).toContain(returns.carrier);
      expect(text).toContain(`${returns.address} adresine`);
    }
    expect(JSON.stringify(policies(SELLER).delivery)).toContain(
      'Size kargo firmasını ve iade kodunu iletelim',
    );
  });

  test('delivery promises what the contract promises', () => {
    const { delivery, contract } = policies(SELLER);
    for (const text of [JSON.stringify(delivery), JSON.stringify(contract)]) {
      expect(text).toContain('yaklaşık 2 hafta, en çok 3 hafta');
      expect(text).toContain('14 gün içinde, hiçbir gerekçe göstermeden');
      expect(text).toContain('15. maddesinin birinci fıkrasının (g) bendi');
    }
  });
});
