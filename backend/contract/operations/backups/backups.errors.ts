import type { ErrorEntry } from '../../common/error-entry.js';

export const BACKUP_ERRORS = {
  backups_not_set_up: { status: 409, message: 'Yedek klasörü (BACKUP_DIR) ayarlanmamış.' },
  backup_link_ended: { status: 403, message: 'Bağlantının süresi doldu. Yeniden indirin.' },
} as const satisfies Record<string, ErrorEntry>;
