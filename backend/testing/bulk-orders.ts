import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type FieldRefusal, refusedValues } from './field-refusals.js';

export const WISH = {
  name: 'Zeynep Çığıroğlu',
  email: 'zeynep@kafe.example',
  phone: '+905321234567',
  message: 'Kafemiz için 60 adet espresso fincanı, mat beyaz.',
};

const UNREADABLE = 'Bu alanda kullanılamayan karakterler var.';
const NAME = 'İsim alanı zorunludur';
const MAIL = 'Geçerli bir e-posta adresi giriniz';
const PHONE = 'Geçerli bir telefon numarası giriniz';
const MESSAGE = 'Mesaj alanı zorunludur';

/**
 * Values that each field refuses, with the text for the visitor (specification 1, section 5, 'Bulk-order
 * form').
 */
export const WISH_REFUSALS: readonly FieldRefusal<keyof typeof WISH>[] = [
  ...refusedValues('name', NAME, [undefined, null, '', '   ', 5, {}, ['Zeynep'], '123']),
  ...refusedValues('name', 'Bu alan çok uzun.', ['a'.repeat(121)]),
  ...refusedValues('name', UNREADABLE, ['Ayşe\r\nBcc: kurban@example.com', 'Ay\u0000şe', 'Ay\u202eşe']),
  ...refusedValues('email', 'E-posta alanı zorunludur', [undefined, null, '', ' ']),
  ...refusedValues('email', MAIL, ['zeynep', 'zeynep@', '@kafe', 'zeynep@kafe', 5, 'a b@example.com']),
  ...refusedValues('phone', 'Telefon numarası zorunludur', [undefined, null, '', '  ']),
  ...refusedValues('phone', PHONE, ['0532', 'beş yüz', 5321234567, '+1234567890123456']),
  ...refusedValues('message', MESSAGE, [undefined, null, '', '  \n ', 5, {}]),
  ...refusedValues('message', 'Mesaj en fazla 2000 karakter olabilir.', ['a'.repeat(2001)]),
  ...refusedValues('message', UNREADABLE, ['a\u0007b', 'a\u202eb']),
];

export async function expectRefusedWish(dataSource: DataSource): Promise<void> {
  const [left] = await dataSource.query<unknown[]>(
    `SELECT (SELECT count(*)::int FROM bulk_order_request) AS requests,
            (SELECT count(*)::int FROM mail_message) AS mails,
            (SELECT count(*)::int FROM studio_notification) AS notices`,
  );
  expect(left).toEqual({ requests: 0, mails: 0, notices: 0 });
}
