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
  const off = { ...ACTIVE, isActive: false };

  it.each([
    ['nothing is changed', [ACTIVE, ACTIVE], false],
    ['the server is another', [ACTIVE, { ...ACTIVE, smtpHost: 'baska.example' }], true],
    ['the port is another', [ACTIVE, { ...ACTIVE, smtpPort: 2525 }], true],
    ['the encryption is another', [ACTIVE, { ...ACTIVE, smtpEncryption: 'none' }], true],
    ['the own server is switched off', [ACTIVE, off], true],
    ['a server is written down and not used', [off, { ...off, smtpHost: 'baska.example' }], false],
    ['a server that was written down is used', [off, ACTIVE], true],
  ] as const)('when %s', (_what, [before, after], isChanged) => {
    expect(changesMailRoute(before, after)).toBe(isChanged);
  });
});
