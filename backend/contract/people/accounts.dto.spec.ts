import { describe, expect, it } from '@jest/globals';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProfileDto } from './profile.dto.js';
import { RegisterDto } from './register.dto.js';
import { ResetPasswordDto } from './password-reset.dto.js';
import { SignInDto } from './sign-in.dto.js';
import { RegistrationCodeDto } from './verification.dto.js';

const AYSE = { firstName: 'Ayşe', lastName: 'Demir', email: 'ayse@example.com', password: 'kupa-gibi' };

function firstProblems<T extends object>(dto: ClassConstructor<T>, given: object): Record<string, string> {
  const errors = validateSync(plainToInstance(dto, given), { whitelist: true, stopAtFirstError: true });
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [property, Object.values(constraints ?? {})[0] ?? '']),
  );
}

type Refused = [what: string, dto: ClassConstructor<object>, given: object, expected: Record<string, string>];

describe('Texts of the documented rules', () => {
  it.each<Refused>([
    ['an empty sign-in', SignInDto, {}, { email: 'E-posta gerekli', password: 'Şifre gerekli' }],
    ['an address without @', SignInDto, { ...AYSE, email: 'ayse' }, { email: 'Geçersiz e-posta adresi' }],
    ['an address in a list', SignInDto, { ...AYSE, email: ['a@b.co'] }, { email: 'Geçersiz e-posta adresi' }],
    [
      'an empty registration',
      RegisterDto,
      {},
      {
        firstName: 'Ad gerekli',
        lastName: 'Soyad gerekli',
        email: 'E-posta gerekli',
        password: 'Şifre gerekli',
      },
    ],
    ['a name of spaces', RegisterDto, { ...AYSE, firstName: '   ' }, { firstName: 'Ad gerekli' }],
    [
      'a short password',
      RegisterDto,
      { ...AYSE, password: '12345' },
      { password: 'Şifre en az 6 karakter olmalıdır' },
    ],
    [
      'a password of spaces',
      RegisterDto,
      { ...AYSE, password: ' '.repeat(8) },
      { password: 'Şifre gerekli' },
    ],
    [
      'a phone of letters',
      RegisterDto,
      { ...AYSE, phone: 'ara beni' },
      { phone: 'Geçerli bir telefon numarası giriniz' },
    ],
    [
      'five digits',
      RegistrationCodeDto,
      { email: 'a@b.co', code: '12345' },
      { code: 'Doğrulama kodu 6 haneli olmalıdır' },
    ],
    ['no token', ResetPasswordDto, { password: 'kupa-gibi' }, { token: 'Geçersiz sıfırlama bağlantısı' }],
    ['no new password', ResetPasswordDto, { token: 'a'.repeat(43) }, { password: 'Tüm alanları doldurun' }],
  ])('%s', (...[, dto, given, expected]) => {
    expect(firstProblems(dto, given)).toEqual(expected);
  });

  it('asks for nothing that may be left out, also when a form sends it empty', () => {
    expect(firstProblems(RegisterDto, { ...AYSE, phone: '', address: ' ' })).toEqual({});
    expect(firstProblems(ProfileDto, { ...AYSE, phone: '' })).toEqual({});
  });
});
