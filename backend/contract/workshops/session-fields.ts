import { type FieldTable, pick } from '../common/field-table.js';
import type { SessionDto } from './session.dto.js';

/** The fields of the workshop form, in the order in which two versions are compared. */
export const SESSION_FIELDS = {
  date: { label: 'Tarih', documentedName: 'date' },
  title: { label: 'Başlık', documentedName: 'title' },
  description: { label: 'Açıklama', documentedName: 'description' },
  startTime: { label: 'Başlangıç', documentedName: 'start_time' },
  endTime: { label: 'Bitiş', documentedName: 'end_time' },
  priceKurus: { label: 'Fiyat (TL)', documentedName: 'price' },
  studentPriceKurus: { label: 'Öğrenci fiyatı', documentedName: 'student_price' },
  capacity: { label: 'Kapasite', documentedName: 'capacity' },
  isForChildren: { label: 'Kimler için', documentedName: 'is_for_children' },
  program: { label: 'Program kartı' },
  vatRateId: { label: 'KDV oranı' },
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
