import { inspect } from 'node:util';
import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';

export const REQUEST = {
  name: 'Ayşe Gül',
  surname: 'Çığıroğlu',
  email: 'ayse@toprak.example',
  phone: '+905321234567',
  workshopType: 'cocuk',
  experienceLevel: 'az_deneyim',
  message: 'Kızım 9 yaşında, hafta sonu gelebilir mi?',
};

interface InformationRefusal {
  readonly what: string;
  readonly given: Partial<Record<keyof typeof REQUEST, unknown>>;
  readonly field: keyof typeof REQUEST;
  readonly text: string;
}

const UNREADABLE = 'Bu alanda kullanılamayan karakterler var.';
const MAIL = 'Geçerli bir e-posta adresi giriniz';
const PHONE = 'Geçerli bir telefon numarası giriniz';
const TYPE = 'Workshop türünü seçiniz';
const LEVEL = 'Deneyim seviyenizi seçiniz';
const MESSAGE = 'Mesaj alanı zorunludur';

function refused(
  field: keyof typeof REQUEST,
  text: string,
  values: readonly unknown[],
): InformationRefusal[] {
  return values.map((value) => ({
    what: `${field} ${inspect(value).slice(0, 40)}`,
    given: { [field]: value },
    field,
    text,
  }));
}

/** What each field does not take, and what the visitor then reads. */
export const INFORMATION_REFUSALS: readonly InformationRefusal[] = [
  ...refused('name', 'Ad gereklidir', [undefined, null, '', '   ', 5, {}, ['Ayşe'], '123']),
  ...refused('name', 'Bu alan çok uzun.', ['a'.repeat(61)]),
  ...refused('name', UNREADABLE, ['Ayşe\r\nBcc: kurban@example.com', 'Ay\u0000şe', 'Ay\u202eşe']),
  ...refused('surname', 'Soyad gereklidir', [undefined, null, '', '\t', 5]),
  ...refused('surname', 'Bu alan çok uzun.', ['a'.repeat(61)]),
  ...refused('surname', UNREADABLE, ['Demir\u0007']),
  ...refused('email', 'E-posta gereklidir', [undefined, null, '', ' ']),
  ...refused('email', MAIL, ['ayse', 'ayse@', 'a@b', 5, 'a b@example.com', 'ay\u0000se@example.com']),
  ...refused('phone', 'Telefon numarası gereklidir', [undefined, null, '']),
  ...refused('phone', PHONE, ['0532', 'beş yüz', 5321234567, '+1234567890123456']),
  ...refused('workshopType', TYPE, [undefined, null, '', 'usta', 'Cocuk', 0, ['cocuk']]),
  ...refused('experienceLevel', LEVEL, [undefined, null, '', 'usta', 'toString', true]),
  ...refused('message', MESSAGE, [undefined, null, '', '  \n ', 5, {}]),
  ...refused('message', 'Mesaj en fazla 2000 karakter olabilir.', ['a'.repeat(2001)]),
  ...refused('message', UNREADABLE, ['a\u0007b', 'a\u202eb']),
];

export async function expectRefusedRequest(dataSource: DataSource): Promise<void> {
  const [left] = await dataSource.query<unknown[]>(
    `SELECT (SELECT count(*)::int FROM information_request) AS requests,
            (SELECT count(*)::int FROM mail_message) AS mails`,
  );
  expect(left).toEqual({ requests: 0, mails: 0 });
}
