import { describe, expect, it } from '@jest/globals';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { NEWSLETTER_CONSENT_VERSION } from './newsletter-consent.js';
import { ConfirmNewsletterDto, SubscribeDto, UnsubscribeDto } from './newsletter.dto.js';

const TICKED = { email: 'ayse@example.com', hasAgreed: true, textVersion: NEWSLETTER_CONSENT_VERSION };
const KEY = 'q9T-_Zx3mVtYp0aLkQeR7wq9T-_Zx3mVtYp0aLkQeR7';
const ID = '3f0c2a9e-5b1d-4c7e-9a60-1d2e3f4a5b6c';
const INVALID_LINK = { token: 'Bu bağlantı geçersiz ya da süresi dolmuş.' };

function firstProblems<T extends object>(dto: ClassConstructor<T>, given: object): Record<string, string> {
  const errors = validateSync(plainToInstance(dto, given), { whitelist: true, stopAtFirstError: true });
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [property, Object.values(constraints ?? {})[0] ?? '']),
  );
}

type Case = [what: string, dto: ClassConstructor<object>, given: object, expected: Record<string, string>];

describe('A newsletter form', () => {
  const notTicked = { hasAgreed: 'Size yazabilmemiz için bu kutuyu işaretleyin.' };
  it.each<Case>([
    ['that is filled in and ticked', SubscribeDto, TICKED, {}],
    [
      'that is empty',
      SubscribeDto,
      { textVersion: NEWSLETTER_CONSENT_VERSION },
      { email: 'E-posta adresinizi yazın', ...notTicked },
    ],
    [
      'with spaces for an address',
      SubscribeDto,
      { ...TICKED, email: '  ' },
      { email: 'E-posta adresinizi yazın' },
    ],
    ['without an @', SubscribeDto, { ...TICKED, email: 'ayse' }, { email: 'Geçersiz e-posta adresi' }],
    [
      'with two addresses',
      SubscribeDto,
      { ...TICKED, email: ['a@b.co', 'c@d.co'] },
      { email: 'Geçersiz e-posta adresi' },
    ],
    ['that is not ticked', SubscribeDto, { ...TICKED, hasAgreed: false }, notTicked],
    ['ticked by a word', SubscribeDto, { ...TICKED, hasAgreed: 'true' }, notTicked],
    [
      'with words that never stood there',
      SubscribeDto,
      { ...TICKED, textVersion: 'toString' },
      { textVersion: 'Sayfayı yenileyip yeniden deneyin.' },
    ],
    ['with a whole confirmation link', ConfirmNewsletterDto, { token: KEY }, {}],
    ['with half a confirmation link', ConfirmNewsletterDto, { token: KEY.slice(1) }, INVALID_LINK],
    ['with no confirmation link', ConfirmNewsletterDto, {}, INVALID_LINK],
    ['with a whole unsubscribe link', UnsubscribeDto, { token: `${ID}.${KEY}` }, {}],
    ['with half an unsubscribe link', UnsubscribeDto, { token: `${ID}.` }, INVALID_LINK],
    ['with links in a list', UnsubscribeDto, { token: [`${ID}.${KEY}`] }, INVALID_LINK],
  ])('%s', (...[, dto, given, expected]) => {
    expect(firstProblems(dto, given)).toEqual(expected);
  });
});
