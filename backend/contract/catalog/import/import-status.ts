/**
 * The way of an import: `draft` while its columns are chosen, `running` while products are written, `done` or
 * `stopped`, and from there `undoing` and `undone`.
 */
export const IMPORT_STATUS_LABELS = {
  draft: 'Önizleme',
  running: 'Alınıyor',
  stopped: 'Durduruldu',
  done: 'Tamamlandı',
  undoing: 'Geri alınıyor',
  undone: 'Geri alındı',
} as const;
export type ImportStatus = keyof typeof IMPORT_STATUS_LABELS;

/** What becomes, or became, of a product of the table. */
export type ImportOutcome = 'created' | 'changed' | 'unchanged' | 'refused';

/** While it is so, a job is at work. */
export function isAtWork(status: ImportStatus): boolean {
  return status === 'running' || status === 'undoing';
}
