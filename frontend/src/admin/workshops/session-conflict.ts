import { formatDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { type SessionFormValues, valuesOf } from './session-form-values.js';
import type { ProgramNames } from './use-program-names.js';

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

interface TwoVersions {
  readonly mine: SessionFormValues;
  readonly saved: AdminSessionRow;
  readonly programs: ProgramNames;
}

/** What differs between the form and what somebody else saved. */
export function conflictFields({ mine, saved, programs }: TwoVersions): ConflictField[] {
  const theirs = valuesOf(saved);
  const shown = (field: keyof SessionFormValues, value: string): string => {
    if (field === 'program') return programs.find((program) => program.value === value)?.label ?? 'Kart yok';
    return field === 'date' && value !== '' ? formatDate(value) : value;
  };
  return (Object.keys(LABELS) as (keyof SessionFormValues)[])
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      label: LABELS[field],
      mine: shown(field, mine[field]),
      theirs: shown(field, theirs[field]),
    }));
}
