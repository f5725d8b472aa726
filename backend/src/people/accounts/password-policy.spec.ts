import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assertGoodPassword } from './password-policy.js';

const owner = { email: 'ayse.demir@example.com', names: ['Ayşe Nur', 'Demir'] };
const refusal = (password: string) => {
  try {
    assertGoodPassword({ password, field: 'newPassword', owner, studioName: 'Toprak' });
    return null;
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields['newPassword'];
  }
};

describe('A new password', () => {
  it.each(['123456', 'password', 'PASSWORD', 'qwerty', '1q2w3e4r', 'galatasaray', 'fenerbahce', '111111'])(
    'is none of the common ones: %s',
    (password) => {
      expect(refusal(password)).toBe('Bu şifre çok bilinen şifrelerden. Başka bir şifre seçin.');
    },
  );

  it.each([
    'ayşenur',
    'Ayse1990',
    'demir!!!',
    'ayse.demir',
    'AYSENURDEMIR7',
    'toprak2026',
    'Toprak',
    '.demir.34',
  ])('is not made of the name, the address or the studio: %s', (password) => {
    expect(refusal(password)).toMatch(/^Şifreniz adınızdan/);
  });

  it.each([
    'kupa-gibi-saglam',
    'demirci-ustasi',
    'firin-1240-derece',
    'toprak-demo-admin',
    '🏺🏺🏺🏺🏺🏺',
    '918273645546372',
  ])('may be anything else: %s', (password) => {
    expect(refusal(password)).toBeNull();
  });

  it('is refused for nothing else, however it looks', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 24, maxLength: 60, unit: 'binary' }), (password) => {
        expect(refusal(password)).toBeNull();
      }),
    );
  });
});
