import pg from 'pg';
import type { BackupProblem } from '../../../contract/operations/backups/backups.views.js';
import { BrokenBackupError } from './backup-manifest.js';
import { BackupUnderWayError } from './make-backup.js';
import { MayNotCreateDatabaseError, NoBackupError } from './test-restore.js';

/** The codes of Node and of PostgreSQL (class 53). */
const CODES: Readonly<Record<string, BackupProblem>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  '53100': 'disk_full',
  EACCES: 'not_writable',
  EPERM: 'not_writable',
  EROFS: 'not_writable',
  ENOENT: 'not_writable',
  ENOTDIR: 'not_writable',
};
/** Rows that no table of that time takes: data exceptions and broken constraints. */
const REFUSED_ROWS = /^2[23]/;

/** The setting has gone since the task was asked for, or this worker lacks it. */
export class NoBackupFolderError extends Error {
  constructor() {
    super('BACKUP_DIR is not set in this process.');
  }
}

/** What the studio is told of a failed backup or test restore. */
export function backupProblem(error: unknown): BackupProblem {
  if (error instanceof BackupUnderWayError) return 'already_running';
  if (error instanceof NoBackupFolderError) return 'not_writable';
  if (error instanceof NoBackupError) return 'no_backup';
  if (error instanceof MayNotCreateDatabaseError) return 'may_not_create_database';
  if (error instanceof BrokenBackupError) return 'backup_broken';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError && REFUSED_ROWS.test(code)) return 'backup_broken';
  return CODES[code] ?? 'unexpected';
}
