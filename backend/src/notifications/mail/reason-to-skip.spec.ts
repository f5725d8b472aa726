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
const ON = { areNotificationsOn: true, hasConsent: false };
const OFF = { areNotificationsOn: false, hasConsent: false };
const KINDS = Object.keys(MAIL_TEMPLATES) as MailKind[];

describe('A mail goes out', () => {
  it('also while notifications are off, when somebody asked for it or the law does', () => {
    const essential = KINDS.filter((kind) => MAIL_TEMPLATES[kind].isEssential);
    expect(essential.sort()).toEqual([
      'account-deleted',
      'account-locked',
      'address-changed',
      'admin-address-changed',
      'admin-locked',
      'admin-notice',
      'already-registered',
      'booking-cancelled',
      'booking-moved',
      'booking-ticket',
      'bulk-order-notice',
      'contact-corrected',
      'counter-receipt',
      'counter-undone',
      'data-request-answered',
      'data-request-confirmation',
      'data-request-received',
      'document-issued',
      'email-corrected',
      'information-request-notice',
      'newsletter-already',
      'newsletter-confirmation',
      'order-cancelled',
      'order-confirmation',
      'order-corrected',
      'order-delivered',
      'order-in-transit',
      'order-ready',
      'order-reinstated',
      'order-shipped',
      'password-changed',
      'password-reset',
      'payment-link',
      'payment-received',
      'payment-refunded',
      'payment-refunded-notice',
      'piece-back',
      'refund-done',
      'refund-failed-notice',
      'return-decided',
      'return-noticed',
      'return-received',
      'seat-resale',
      'studio-answer',
      'test-mail',
      'verification-code',
      'waiting-list-closed',
      'waiting-list-joined',
      'waiting-list-new-date',
      'waiting-list-offer-called-off',
      'waiting-list-offer-over',
      'waiting-list-offered',
      'workshop-called-off',
    ]);
    expect(reasonToSkip({ template: 'verification-code', payload: CODE, ageMinutes: 0 }, OFF)).toBeNull();
  });

  it('only while notifications are on, when it merely tells', () => {
    const news = {
      template: 'studio-notice',
      payload: { title: 'Stok', message: 'Az' },
      ageMinutes: 0,
    } as const;
    expect(reasonToSkip(news, ON)).toBeNull();
    expect(reasonToSkip(news, OFF)).toBe('email_notifications_enabled is off');
  });

  it('only with consent, when it is commercial', () => {
    const campaign = { template: 'newsletter-welcome', payload: {}, ageMinutes: 0 } as const;
    expect(reasonToSkip(campaign, { areNotificationsOn: true, hasConsent: true })).toBeNull();
    expect(reasonToSkip(campaign, ON)).toBe('its recipient does not agree to commercial mail');
    expect(reasonToSkip(campaign, { areNotificationsOn: false, hasConsent: true })).toBe(
      'email_notifications_enabled is off',
    );
  });

  it('without anybody’s leave, when it is about what they bought, booked or asked for', () => {
    const commercial = KINDS.filter((kind) => MAIL_TEMPLATES[kind].isCommercial);
    expect(commercial).toEqual(['studio-promotion', 'bulk-mail', 'newsletter-welcome']);
  });

  it.each([
    ['verification-code', CODE, 15],
    ['password-reset', RESET, 60],
    ['newsletter-confirmation', { confirmUrl: '/bulten/onay?anahtar=gizli', days: 7 }, 10_080],
    ['address-changed', RESTORE, 10_080],
  ] as const)('only as long as what it brings is good: %s', (template, payload, minutes) => {
    expect(reasonToSkip({ template, payload, ageMinutes: minutes - 0.01 }, ON)).toBeNull();
    expect(reasonToSkip({ template, payload, ageMinutes: minutes }, ON)).toBe('too late to be of use');
  });

  it('however late, when it stays true', () => {
    const late = { template: 'password-changed', payload: { firstName: 'Ayşe' }, ageMinutes: 1_400 } as const;
    expect(reasonToSkip(late, ON)).toBeNull();
  });

  it('never without its secret, when it is put back into the queue', () => {
    const emptied = { template: 'password-reset', payload: {} as typeof RESET, ageMinutes: 1 } as const;
    expect(reasonToSkip(emptied, ON)).toBe('its secret was forgotten, a new one is needed');
  });

  it('with a secret only for a while, and not as a notification that can be switched off', () => {
    const secret = KINDS.map((kind) => MAIL_TEMPLATES[kind]).filter(({ isSecret }) => isSecret);
    expect(secret).toHaveLength(7);
    for (const template of secret) {
      expect(template.isEssential).toBe(true);
      expect(template.expiresAfterMinutes).toBeDefined();
    }
  });
});
