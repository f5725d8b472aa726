import { formatDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { type SessionFormValues, valuesOf } from './session-form-values.js';

const LABELS: Record<keyof SessionFormValues, string> = {
  date: 'Tarih',
  title: 'Başlık',
  description: 'Açıklama',
  startTime: 'Başlangıç',
  endTime: 'Bitiş',
  priceKurus: 'Fiyat (TL)',
  studentPriceKurus: 'Öğrenci fiyatı',
  capacity: 'Kapasite',
  program: 'Program kartı',
};

/** What differs between the form and what somebody else saved. */
export function conflictFields(mine: SessionFormValues, saved: AdminSessionRow): ConflictField[] {
  const theirs = valuesOf(saved);
  return (Object.keys(LABELS) as (keyof SessionFormValues)[])
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      label: LABELS[field],
      mine: shown(field, mine[field]),
      theirs: shown(field, theirs[field]),
    }));
}

function shown(field: keyof SessionFormValues, value: string): string {
  return field === 'date' && value !== '' ? formatDate(value) : value;
}
