import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type FieldRefusal, refusedValues } from './field-refusals.js';

export const REQUEST = {
  name: 'Ayşe Gül',
  surname: 'Çığıroğlu',
  email: 'ayse@toprak.example',
  phone: '+905321234567',
  workshopType: 'cocuk',
  experienceLevel: 'az_deneyim',
  message: 'Kızım 9 yaşında, hafta sonu gelebilir mi?',
};

const UNREADABLE = 'Bu alanda kullanılamayan karakterler var.';
const MAIL = 'Geçerli bir e-posta adresi giriniz';
const PHONE = 'Geçerli bir telefon numarası giriniz';
const TYPE = 'Workshop türünü seçin';
const LEVEL = 'Deneyim seviyenizi seçin';
const MESSAGE = 'Mesaj alanı zorunludur';

/** Values that each field refuses, with the text for the visitor. */
export const INFORMATION_REFUSALS: readonly FieldRefusal<keyof typeof REQUEST>[] = [
  ...refusedValues('name', 'Ad gereklidir', [undefined, null, '', '   ', 5, {}, ['Ayşe'], '123']),
  ...refusedValues('name', 'Bu alan çok uzun.', ['a'.repeat(61)]),
  ...refusedValues('name', UNREADABLE, ['Ayşe\r\nBcc: kurban@example.com', 'Ay\u0000şe', 'Ay\u202eşe']),
  ...refusedValues('surname', 'Soyad gereklidir', [undefined, null, '', '\t', 5]),
  ...refusedValues('surname', 'Bu alan çok uzun.', ['a'.repeat(61)]),
  ...refusedValues('surname', UNREADABLE, ['Demir\u0007']),
  ...refusedValues('email', 'E-posta gereklidir', [undefined, null, '', ' ']),
  ...refusedValues('email', MAIL, ['ayse', 'ayse@', 'a@b', 5, 'a b@example.com', 'ay\u0000se@example.com']),
  ...refusedValues('phone', 'Telefon numarası gereklidir', [undefined, null, '']),
  ...refusedValues('phone', PHONE, ['0532', 'beş yüz', 5321234567, '+1234567890123456']),
  ...refusedValues('workshopType', TYPE, [undefined, null, '', 'usta', 'Cocuk', 0, ['cocuk']]),
  ...refusedValues('experienceLevel', LEVEL, [undefined, null, '', 'usta', 'toString', true]),
  ...refusedValues('message', MESSAGE, [undefined, null, '', '  \n ', 5, {}]),
  ...refusedValues('message', 'Mesaj en fazla 2000 karakter olabilir.', ['a'.repeat(2001)]),
  ...refusedValues('message', UNREADABLE, ['a\u0007b', 'a\u202eb']),
];

export async function expectRefusedRequest(dataSource: DataSource): Promise<void> {
  const [left] = await dataSource.query<unknown[]>(
    `SELECT (SELECT count(*)::int FROM information_request) AS requests,
            (SELECT count(*)::int FROM mail_message) AS mails`,
  );
  expect(left).toEqual({ requests: 0, mails: 0 });
}
