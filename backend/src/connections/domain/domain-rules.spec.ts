import { describe, expect, it } from '@jest/globals';
import type { DomainFacts, MailFacts } from './domain-facts.js';
import { addressFindings } from './domain-rules.js';
import { mailFindings } from './mail-rules.js';

const NOW = new Date('2026-11-27T12:00:00Z');
const CERTIFICATE = { issuer: 'Let’s Encrypt', validTo: new Date('2027-01-30T12:00:00Z'), isTrusted: true };
const FACTS: DomainFacts = {
  host: 'camur.net',
  addresses: ['203.0.113.9', '2001:db8::9'],
  certificate: CERTIFICATE,
  plainLeadsTo: 'https://camur.net/',
  www: { host: 'www.camur.net', leadsTo: 'https://camur.net/' },
};
const MAIL: MailFacts = {
  domain: 'camur.net',
  texts: ['google-site-verification=x', 'v=spf1 include:_spf.camur.net ~all'],
  dkimSelector: 'default',
  dmarc: ['v=DMARC1; p=quarantine'],
};

describe('What the outside sees of the address', () => {
  const found = (facts: Partial<DomainFacts>, name: string) =>
    addressFindings({ ...FACTS, ...facts }, NOW).find((finding) => finding.name === name);

  it('is in order when everything leads to the shop', () => {
    expect(addressFindings(FACTS, NOW).map(({ status, advice }) => [status, advice])).toEqual(
      Array.from({ length: 4 }, () => ['passed', null]),
    );
  });

  it.each<[string, Partial<DomainFacts>, string, string]>([
    ['DNS kaydı', { addresses: [] }, 'failed', 'A kaydı'],
    ['DNS kaydı', { addresses: null }, 'unknown', 'yeniden ölçün'],
    ['DNS kaydı', { addresses: ['10.0.0.4'] }, 'warning', 'iç ağdan'],
    ['Sertifika', { certificate: null }, 'failed', '443'],
    ['Sertifika', { certificate: { ...CERTIFICATE, isTrusted: false } }, 'failed', 'kabul etmez'],
    [
      'Sertifika',
      { certificate: { ...CERTIFICATE, validTo: new Date('2026-11-20') } },
      'failed',
      'yeniletin',
    ],
    [
      'Sertifika',
      { certificate: { ...CERTIFICATE, validTo: new Date('2026-12-05') } },
      'warning',
      'yenilenmesi',
    ],
    ['http adresinden geçiş', { plainLeadsTo: null }, 'warning', '80'],
    ['http adresinden geçiş', { plainLeadsTo: '' }, 'failed', 'yönlendirme'],
    ['http adresinden geçiş', { plainLeadsTo: 'https://camur.net.kotu.example/' }, 'failed', 'yönlendirme'],
    ['www ile yazılan adres', { www: { host: 'www.camur.net', leadsTo: null } }, 'warning', 'DNS kaydı'],
    ['www ile yazılan adres', { www: { host: 'www.camur.net', leadsTo: '' } }, 'warning', 'yönlendirin'],
  ])('says of %s with %p that it is %s', (name, facts, status, advice) => {
    expect(found(facts, name)).toMatchObject({ status, advice: expect.stringContaining(advice) });
  });

  it('has no www of its own when the shop’s address begins with it', () => {
    expect(found({ www: null }, 'www ile yazılan adres')).toBeUndefined();
  });
});

describe('What the outside sees of the mails’ domain', () => {
  const found = (facts: Partial<MailFacts>, name: string) =>
    mailFindings({ ...MAIL, ...facts }).find((finding) => finding.name === name);

  it('is in order with all three records', () => {
    expect(mailFindings(MAIL).map(({ status }) => status)).toEqual(['passed', 'passed', 'passed']);
  });

  it.each<[string, Partial<MailFacts>, string, string]>([
    ['SPF', { texts: ['v=spf10 x'] }, 'failed', 'TXT'],
    ['SPF', { texts: null }, 'unknown', 'yeniden ölçün'],
    ['SPF', { texts: ['v=spf1 -all', 'v=spf1 ~all'] }, 'failed', 'birleştirin'],
    ['SPF', { texts: ['v=spf1 +all'] }, 'failed', '~all'],
    ['SPF', { texts: ['v=spf1 all'] }, 'failed', '~all'],
    ['DKIM', { dkimSelector: '' }, 'unknown', 'panelinde'],
    ['DKIM', { dkimSelector: null }, 'unknown', 'yeniden ölçün'],
    ['DMARC', { dmarc: [] }, 'warning', '_dmarc.camur.net'],
    ['DMARC', { dmarc: ['v=DMARC1; p=none; rua=mailto:a@b.c'] }, 'warning', 'quarantine'],
  ])('says of %s with %p that it is %s', (name, facts, status, advice) => {
    expect(found(facts, name)).toMatchObject({ status, advice: expect.stringContaining(advice) });
  });
});
