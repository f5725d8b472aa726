import { advice, type ReadinessRule } from '../readiness-rule.js';

export const lookRule: ReadinessRule = {
  key: 'look',
  title: 'İşaret ve renk',
  screen: 'look',
  find: ({ savedSections }) =>
    savedSections.includes('look')
      ? null
      : advice('Hazır işaret ve renk kullanılıyor. Kendinizinkini seçin ya da hazır olanı kaydedin.'),
};
