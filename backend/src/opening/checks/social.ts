import { advice, type ReadinessRule } from '../readiness-rule.js';

export const socialRule: ReadinessRule = {
  key: 'social',
  title: 'Sosyal medya',
  screen: 'studio',
  find: ({ profile: { social } }) =>
    Object.keys(social).length > 0
      ? null
      : advice('Profilinizin adresini yazarsanız sayfaların altında bağlantısı çıkar.'),
};
