import { describe, expect, it } from '@jest/globals';
import { changesMailRoute } from './mail-route.js';

const ACTIVE = {
  isActive: true,
  smtpHost: 'posta.example',
  smtpPort: 587,
  smtpUsername: 'toprak',
  smtpEncryption: 'tls' as const,
  smtpSslPort: 465,
  smtpTlsPort: 587,
};

describe('The way of the mails', () => {
  it.each([
    ['nothing is changed', ACTIVE, {}, false],
    ['the server is another', ACTIVE, { smtpHost: 'baska.example' }, true],
    ['the port is another', ACTIVE, { smtpPort: 2525 }, true],
    ['the encryption is another', ACTIVE, { smtpEncryption: 'none' as const }, true],
    ['the own server is switched off', ACTIVE, { isActive: false }, true],
    [
      'a server is written down and not used',
      { ...ACTIVE, isActive: false },
      { smtpHost: 'baska.example' },
      false,
    ],
    ['a server that was written down is used', { ...ACTIVE, isActive: false }, { isActive: true }, true],
  ])('when %s', (_what, before, change, isChanged) => {
    expect(changesMailRoute(before, { ...before, ...change })).toBe(isChanged);
  });
});
