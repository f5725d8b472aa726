import { missing, type ReadinessRule } from '../readiness-rule.js';

export const studioNameRule: ReadinessRule = {
  key: 'studio_name',
  title: 'Atölyenin adı',
  screen: 'studio',
  find: ({ profile }) =>
    profile.name !== '' && profile.name !== 'Atölye'
      ? null
      : missing("Adınız sayfalarda, e-postalarda ve belgelerde geçer. Şimdilik 'Atölye' yazıyor."),
};
