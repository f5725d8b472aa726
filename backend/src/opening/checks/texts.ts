import { advice, type ReadinessRule } from '../readiness-rule.js';

export const textsRule: ReadinessRule = {
  key: 'texts',
  title: 'Sayfaların metinleri',
  screen: 'content',
  find: ({ ownTexts }) =>
    ownTexts > 0
      ? null
      : advice('Sayfalarda hâlâ hazır metinler duruyor. Atölyenizi kendi sözlerinizle anlatın.'),
};
