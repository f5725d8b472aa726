import { advice, type ReadinessRule } from '../readiness-rule.js';

export const restoreRule: ReadinessRule = {
  key: 'restore',
  title: 'Denenmiş bir yedek',
  screen: 'backups',
  find: ({ lastTestRestoreAt }) =>
    lastTestRestoreAt !== null
      ? null
      : advice('Alınan yedek hiç geri yüklenip denenmedi. Yedekler sayfasından deneyin.'),
};
