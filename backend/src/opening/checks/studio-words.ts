import { advice, type ReadinessRule } from '../readiness-rule.js';

export const studioWordsRule: ReadinessRule = {
  key: 'studio_words',
  title: 'Atölyeyi anlatan sözler',
  screen: 'studio',
  find: ({ savedSections }) =>
    savedSections.includes('profile')
      ? null
      : advice(
          'Slogan ve tanıtım, arama sonuçlarında ve paylaşılan bağlantılarda görünür. Hazır sözlerin yerine kendinizinkini yazın.',
        ),
};
