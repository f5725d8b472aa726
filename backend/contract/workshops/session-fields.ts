import { type FieldTable, pick } from '../common/field-table.js';
import type { SessionDto } from './session.dto.js';

/** The fields of the workshop form, in the order in which two versions are compared. */
export const SESSION_FIELDS = {
  date: { label: 'Tarih', rest: 'date' },
  title: { label: 'Başlık', rest: 'title' },
  description: { label: 'Açıklama', rest: 'description' },
  startTime: { label: 'Başlangıç', rest: 'start_time' },
  endTime: { label: 'Bitiş', rest: 'end_time' },
  priceKurus: { label: 'Fiyat (TL)', rest: 'price' },
  studentPriceKurus: { label: 'Öğrenci fiyatı', rest: 'student_price' },
  capacity: { label: 'Kapasite', rest: 'capacity' },
  program: { label: 'Program kartı' },
} as const satisfies FieldTable<SessionDto>;

export const SESSION_FIELD_NAMES = Object.keys(SESSION_FIELDS) as (keyof SessionDto)[];

/** The texts that visitors read; other texts are only shown in the back office. */
export const SESSION_TEXTS = ['title', 'description'] as const;

export type SessionTexts = Readonly<Pick<SessionDto, (typeof SESSION_TEXTS)[number]>>;
export type SessionFields = Readonly<Pick<SessionDto, keyof SessionDto>>;

/** The editable fields of a session, without the other columns of the record. */
export function sessionFields(session: SessionFields): SessionFields {
  return pick(session, SESSION_FIELD_NAMES);
}
