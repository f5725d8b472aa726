import {
  STORAGE_PERIODS,
  type StoragePeriod,
  type StoredKind,
} from '../../../contract/legal/storage-periods.js';

/** The period for which records of the kind are stored, as an interval of SQL. */
export function storageInterval(kind: StoredKind): string {
  const { length }: StoragePeriod = STORAGE_PERIODS[kind];
  return 'years' in length ? `interval '${length.years} years'` : `interval '${length.days} days'`;
}
