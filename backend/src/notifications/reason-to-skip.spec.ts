import { describe, expect, it } from '@jest/globals';
import type { MailKind } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { reasonToSkip } from './reason-to-skip.js';

const CODE = { code: '048213', minutes: 15, purpose: 'registration' } as const;
const RESET = { firstName: 'Ayşe', resetUrl: '/reset-password?token=gizli', minutes: 60 };
const RESTORE = {
  firstName: 'Ayşe',
  newEmail: 'a***@example.com',
  restoreUrl: '/reset-password?token=gizli',
  days: 7,
};
const KINDS = Object.keys(MAIL_TEMPLATES) as MailKind[];

describe('A mail goes out', () => {
  it('also while notifications are off, when somebody asked for it or the law does', () => {
    const essential = KINDS.filter((kind) => MAIL_TEMPLATES[kind].isEssential);
    expect(essential.sort()).toEqual([
      'account-deleted',
      'account-locked',
      'address-changed',
      'already-registered',
      'booking-cancelled',
      'booking-ticket',
      'bulk-order-notice',
      'information-request-notice',
      'order-cancelled',
      'order-confirmation',
      'password-changed',
      'password-reset',
      'payment-returned',
      'payment-returned-notice',
      'return-failed-notice',
      'verification-code',
    ]);
    expect(reasonToSkip({ template: 'verification-code', payload: CODE, ageMinutes: 0 }, false)).toBeNull();
  });

  it('only while notifications are on, when it merely tells', () => {
    const news = {
      template: 'studio-notice',
      payload: { title: 'Stok', message: 'Az' },
      ageMinutes: 0,
    } as const;
    expect(reasonToSkip(news, true)).toBeNull();
    expect(reasonToSkip(news, false)).toBe('email_notifications_enabled is off');
  });

  it.each([
    ['verification-code', CODE, 15],
    ['password-reset', RESET, 60],
    ['address-changed', RESTORE, 10_080],
  ] as const)('only as long as what it brings is good: %s', (template, payload, minutes) => {
    expect(reasonToSkip({ template, payload, ageMinutes: minutes - 0.01 }, true)).toBeNull();
    expect(reasonToSkip({ template, payload, ageMinutes: minutes }, true)).toBe('too late to be of use');
  });

  it('however late, when it stays true', () => {
    const late = { template: 'password-changed', payload: { firstName: 'Ayşe' }, ageMinutes: 1_400 } as const;
    expect(reasonToSkip(late, true)).toBeNull();
  });

  it('never without its secret, when somebody puts it back', () => {
    const emptied = { template: 'password-reset', payload: {} as typeof RESET, ageMinutes: 1 } as const;
    expect(reasonToSkip(emptied, true)).toBe('its secret was forgotten, a new one is needed');
  });

  it('with a secret only for a while, and not as a notification that can be switched off', () => {
    const secret = KINDS.map((kind) => MAIL_TEMPLATES[kind]).filter(({ isSecret }) => isSecret);
    expect(secret).toHaveLength(3);
    for (const template of secret) {
      expect(template.isEssential).toBe(true);
      expect(template.worthlessAfterMinutes).toBeDefined();
    }
  });
});
