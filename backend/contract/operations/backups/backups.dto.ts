import { Matches } from 'class-validator';
import { isKnownPassword } from '../../people/password.rule.js';

/** `2026-11-22T18-30-00-000Z`: the name of a backup's folder. */
export const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

export class DownloadBackupDto {
  @Matches(BACKUP_NAME, { message: 'Yedek bulunamadı.' })
  name: string;

  @isKnownPassword('Şifrenizi yazın.')
  currentPassword: string;
}
