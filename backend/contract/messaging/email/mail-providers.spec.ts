import { describe, expect, it } from '@jest/globals';
import { MAIL_PROVIDER_KEYS, MAIL_PROVIDERS, mailProviderOf } from './mail-providers.js';

describe('The providers of mail', () => {
  it.each(MAIL_PROVIDER_KEYS)('%s is known by its server, on the port of its encryption', (key) => {
    const { server, hint } = MAIL_PROVIDERS[key];
    expect(mailProviderOf(server)).toBe(key);
    expect(server.smtpPort).toBe(server.smtpEncryption === 'ssl' ? 465 : 587);
    expect(hint).toMatch(/\.$/);
  });

  it('do not include another server, nor one of theirs at another port', () => {
    const { server } = MAIL_PROVIDERS.google;
    expect(mailProviderOf({ ...server, smtpHost: 'mail.camur.example' })).toBeNull();
    expect(mailProviderOf({ ...server, smtpPort: 2525 })).toBeNull();
  });
});
