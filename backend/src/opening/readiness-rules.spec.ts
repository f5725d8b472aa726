import { describe, expect, it } from '@jest/globals';
import type { CheckState } from '../../contract/opening/readiness.views.js';
import { ALL_FEATURES } from '../../contract/studio/features.js';
import { ANOTHER_PROFILE, ANOTHER_SELLER } from '../../testing/another-studio.js';
import { checkReadiness } from './check-readiness.js';
import type { OpeningFacts } from './opening-facts.js';
import { READINESS_RULES } from './readiness-rules.js';
import { isOfSameDomain } from './same-domain.js';
import { setupSteps } from './setup-steps.js';

const NOW = new Date('2026-12-01T09:00:00Z');
const profile = {
  ...ANOTHER_PROFILE,
  week: [null, { opens: '10:00', closes: '18:00' }, null, null, null, null, null],
  social: { instagram: 'https://instagram.com/camurisleri' },
};
const seller = {
  ...ANOTHER_SELLER,
  kind: 'limited',
  mersis: '0123456789012345',
  kep: 'camurisleri@hs01.kep.tr',
  etbis: '123456',
  returnCarrier: 'Aras Kargo',
} as const;

/** A shop that has everything. */
const READY: OpeningFacts = {
  profile,
  seller,
  features: ALL_FEATURES,
  missingDemands: [],
  savedSections: ['profile', 'seller', 'look', 'features'],
  publicUrl: 'https://www.camurisleri.example',
  mailFrom: 'Çamur İşleri <merhaba@camurisleri.example>',
  isMailSwitchedOff: false,
  iyzicoUri: 'https://api.iyzipay.com',
  isSecondStepOn: true,
  isCaptchaOn: true,
  shownProducts: 3,
  productsWithoutPicture: 0,
  soldOutProducts: 1,
  comingSessions: 2,
  samples: 0,
  ownTexts: 4,
  ownProgramTexts: 2,
  sentMails: 1,
  superAdmins: 2,
  superAdminsWithoutApp: 0,
  lastBackupAt: new Date('2026-11-30T03:00:00Z'),
  lastTestRestoreAt: new Date('2026-11-25T04:00:00Z'),
  now: NOW,
};

const MEDIATION = { key: 'mediation', label: 'Dava öncesi zorunlu arabuluculuk' };
const CARRIER = { key: 'return_carrier', label: 'İade için anlaşmalı kargo firmasının adı' };

const [MISSING, ADVICE]: readonly CheckState[] = ['missing', 'advice'];

/** What each check needs to find something. */
const LACKS: readonly (readonly [string, CheckState | undefined, Partial<OpeningFacts>])[] = [
  ['studio_name', MISSING, { profile: { ...profile, name: 'Atölye' } }],
  ['studio_words', ADVICE, { savedSections: ['seller', 'look', 'features'] }],
  ['look', ADVICE, { savedSections: ['profile', 'seller', 'features'] }],
  ['contact', MISSING, { profile: { ...profile, phone: '', email: '' } }],
  ['studio_address', MISSING, { profile: { ...profile, address: '' } }],
  ['hours', ADVICE, { profile: { ...profile, week: profile.week.map(() => null) } }],
  ['social', ADVICE, { profile: { ...profile, social: {} } }],
  ['demo_studio', MISSING, { profile: { ...profile, email: 'merhaba@toprak.test' } }],
  ['seller', MISSING, { seller: { ...seller, title: ' ' } }],
  ['tax', MISSING, { seller: { ...seller, taxNumber: '' } }],
  ['mersis', MISSING, { seller: { ...seller, mersis: '' } }],
  ['kep', MISSING, { seller: { ...seller, kep: '' } }],
  ['chamber', MISSING, { seller: { ...seller, kind: 'craftsman', chamber: '' } }],
  ['etbis', ADVICE, { seller: { ...seller, etbis: '' } }],
  ['return_carrier', MISSING, { seller: { ...seller, returnCarrier: '' } }],
  ['return_address', ADVICE, { seller: { ...seller, returnAddress: '', address: '' } }],
  ['legal_texts', MISSING, { missingDemands: [MEDIATION] }],
  ['rules', ADVICE, { savedSections: ['profile', 'seller', 'look', 'notices'] }],
  ['goods', MISSING, { shownProducts: 0, comingSessions: 0 }],
  ['samples', MISSING, { samples: 3 }],
  ['pictures', MISSING, { productsWithoutPicture: 1 }],
  ['stock', MISSING, { soldOutProducts: 3 }],
  ['sessions', ADVICE, { comingSessions: 0 }],
  ['programs', MISSING, { ownProgramTexts: 0 }],
  ['texts', ADVICE, { ownTexts: 0 }],
  ['mail', MISSING, { sentMails: 0 }],
  ['sender', ADVICE, { mailFrom: 'camur@posta.example' }],
  ['payment', MISSING, { iyzicoUri: null }],
  ['real_payment', MISSING, { iyzicoUri: null }],
  ['real_payment', MISSING, { iyzicoUri: 'https://sandbox-api.iyzipay.com' }],
  ['real_payment', MISSING, { iyzicoUri: 'http://127.0.0.1:3080' }],
  ['https', MISSING, { publicUrl: 'http://camurisleri.example' }],
  ['backup', MISSING, { lastBackupAt: null }],
  ['restore', ADVICE, { lastTestRestoreAt: null }],
  ['second_admin', ADVICE, { superAdmins: 1 }],
  ['authenticator', ADVICE, { superAdminsWithoutApp: 1 }],
  ['second_step', MISSING, { isSecondStepOn: false }],
  ['captcha', MISSING, { isCaptchaOn: false }],
];

const stateOf = (key: string, facts: OpeningFacts) =>
  checkReadiness(facts).find((check) => check.key === key);

describe('Whether the shop is ready to open', () => {
  it('has nothing to say about a shop that has everything', () => {
    expect(
      checkReadiness(READY)
        .filter(({ state }) => state !== 'done')
        .map(({ key }) => key),
    ).toEqual(['chamber']);
  });

  it.each(LACKS)('names what is lacking: %s', (key, state, lack) => {
    const found = stateOf(key, { ...READY, ...lack });
    expect(found?.state).toBe(state);
    expect(found?.why).toMatch(/[.:]/);
  });

  it('has a test of each check, each with a key and a title of its own', () => {
    const keys = READINESS_RULES.map(({ key }) => key);
    expect([...new Set(LACKS.map(([key]) => key))]).toEqual(keys);
    expect(new Set(READINESS_RULES.map(({ title }) => title)).size).toBe(keys.length);
  });

  it.each([
    ['programs', { ownProgramTexts: 0, features: { ...ALL_FEATURES, workshops: false } }],
    ['sessions', { comingSessions: 0, features: { ...ALL_FEATURES, workshops: false } }],
    [
      'studio_address',
      { profile: { ...profile, address: '' }, features: { ...ALL_FEATURES, workshops: false } },
    ],
    [
      'return_carrier',
      { seller: { ...seller, returnCarrier: '' }, features: { ...ALL_FEATURES, shop: false } },
    ],
    [
      'return_address',
      { seller: { ...seller, returnAddress: '', address: '' }, features: { ...ALL_FEATURES, shop: false } },
    ],
    ['chamber', { seller: { ...seller, kind: 'sole_trader', chamber: '' } }],
    ['stock', { shownProducts: 0, soldOutProducts: 0 }],
    ['mersis', { seller: { ...seller, kind: 'craftsman', mersis: '' } }],
    ['kep', { seller: { ...seller, kind: 'sole_trader', kep: '' } }],
  ] as const)('does not ask for what this studio does not need: %s', (key, facts) => {
    const found = stateOf(key, { ...READY, ...facts });
    expect(found?.state).toBe('not_needed');
    expect(found?.why).not.toBe('');
  });

  it('leaves to the check of the seller what the texts lack of it', () => {
    const facts = { seller: { ...seller, returnCarrier: '' }, missingDemands: [CARRIER] };
    expect(stateOf('legal_texts', { ...READY, ...facts })?.state).toBe('done');
  });

  it('says when the mail server is stored and switched off', () => {
    const off = { ...READY, mailFrom: null, isMailSwitchedOff: true };
    expect(stateOf('mail', off)).toMatchObject({ state: 'missing', why: expect.stringContaining('kapalı') });
    expect(stateOf('mail', { ...off, sentMails: 0 })?.why).toContain('Bu ayarlarla gönder');
    expect(stateOf('mail', { ...READY, isMailSwitchedOff: true })?.state).toBe('done');
  });

  it('says what to do for a secure connection, and where it is measured', () => {
    const found = stateOf('https', { ...READY, publicUrl: 'http://localhost:3000' });
    expect(found).toMatchObject({ screen: 'domain', why: expect.stringContaining('PUBLIC_URL') });
  });

  it('asks for a new backup once the last one is older than two days', () => {
    const facts = (lastBackupAt: string) => ({ ...READY, lastBackupAt: new Date(lastBackupAt) });
    expect(stateOf('backup', facts('2026-11-29T10:00:00Z'))?.state).toBe('done');
    expect(stateOf('backup', facts('2026-11-29T08:00:00Z'))?.state).toBe('missing');
  });

  it.each([
    ['a <x@camur.example>', 'https://camur.example', true],
    ['x@posta.camur.example', 'https://www.camur.example', true],
    ['x@camur.example', 'https://dukkan.camur.example', true],
    ['x@digercamur.example', 'https://camur.example', false],
    ['x@gmail.com', 'https://camur.example', false],
  ])('whether %s belongs to %s: %s', (sender, site, isOwn) => {
    expect(isOfSameDomain(sender, site)).toBe(isOwn);
  });
});

describe('The steps of the setup', () => {
  const undone = (facts: OpeningFacts) =>
    setupSteps(checkReadiness(facts)).flatMap(({ key, isDone }) => (isDone ? [] : [key]));

  it('are all done in a shop that has everything', () => {
    expect(undone(READY)).toEqual([]);
  });

  it('follow from what is there, in whatever order it came', () => {
    expect(undone({ ...READY, sentMails: 0, comingSessions: 0 })).toEqual(['mail', 'session']);
  });

  it('leave out what this shop does not need', () => {
    const steps = setupSteps(
      checkReadiness({ ...READY, comingSessions: 0, features: { ...ALL_FEATURES, workshops: false } }),
    );
    expect(steps.map(({ key }) => key)).not.toContain('session');
  });

  it('take the keys of a trial for an account, which the checks still call a trial', () => {
    const trial = { ...READY, iyzicoUri: 'https://sandbox-api.iyzipay.com' };
    expect(undone(trial)).toEqual([]);
    expect(stateOf('real_payment', trial)?.why).toContain('deneme');
  });
});
