import { describe, expect, it } from '@jest/globals';
import { ANOTHER_SELLER } from '../../testing/another-studio.js';
import { imprintOf } from './imprint.js';

const labels = (facts: readonly { readonly label: string }[]) => facts.map(({ label }) => label);

describe('The imprint', () => {
  it('says all that the law wants of a company', () => {
    const { title, facts } = imprintOf({
      ...ANOTHER_SELLER,
      etbis: 'https://www.eticaret.gov.tr/siteprofil/1',
    });
    expect(title).toBe(ANOTHER_SELLER.title);
    expect(labels(facts)).toEqual([
      ...['Unvan', 'İşletme türü', 'MERSİS numarası', 'Vergi dairesi', 'Vergi numarası', 'Merkez adresi'],
      ...['Telefon', 'E-posta', 'KEP adresi', 'Meslek odası', 'Meslek kuralları', 'ETBİS kaydı'],
    ]);
    const leadsTo = Object.fromEntries(facts.map(({ label, href }) => [label, href]));
    expect(leadsTo).toMatchObject({
      Telefon: 'tel:+903124441122',
      'KEP adresi': 'mailto:camurisleri@hs01.kep.tr',
      'Meslek kuralları': expect.stringContaining('MevzuatNo=5174'),
      Unvan: null,
    });
  });

  it('leaves out what a craftsman does not have', () => {
    const nothing = { mersis: '', kep: '', etbis: '', chamber: '', returnAddress: '' };
    const { facts } = imprintOf({ ...ANOTHER_SELLER, kind: 'craftsman', ...nothing });
    expect(labels(facts)).toEqual([
      ...['Unvan', 'İşletme türü', 'Vergi dairesi', 'Vergi numarası', 'Merkez adresi', 'Telefon', 'E-posta'],
    ]);
  });

  it('keeps the identity number of a person private', () => {
    const { facts } = imprintOf({ ...ANOTHER_SELLER, kind: 'sole_trader', taxNumber: '10000000146' });
    expect(labels(facts)).not.toContain('Vergi numarası');
    expect(labels(facts)).toContain('Vergi dairesi');
  });

  it('names the rules of a craftsman’s chamber', () => {
    const { facts } = imprintOf({ ...ANOTHER_SELLER, kind: 'craftsman' });
    expect(facts.find(({ label }) => label === 'Meslek kuralları')?.value).toContain('5362');
  });

  it('leads to the rules where the profession publishes them', () => {
    const professionRules = 'https://www.ankaraseramik.example/kurallar';
    const { facts } = imprintOf({ ...ANOTHER_SELLER, professionRules });
    expect(facts.find(({ label }) => label === 'Meslek kuralları')?.href).toBe(professionRules);
  });
});
