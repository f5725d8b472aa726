import { daysBetween } from '../days-between.js';
import { missing, type ReadinessRule } from '../readiness-rule.js';

const BACKUP_DAYS = 2;

export const backupRule: ReadinessRule = {
  key: 'backup',
  title: 'Güncel bir yedek',
  screen: 'backups',
  find: ({ lastBackupAt, now }) =>
    lastBackupAt !== null && daysBetween(lastBackupAt, now) <= BACKUP_DAYS
      ? null
      : missing('Son iki günden bir yedek yok. Siparişler gelmeden yedeklemeyi kurup bir yedek alın.'),
};
