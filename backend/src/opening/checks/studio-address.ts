import { missing, type ReadinessRule } from '../readiness-rule.js';

export const studioAddressRule: ReadinessRule = {
  key: 'studio_address',
  title: 'Atölyenin adresi',
  screen: 'studio',
  find: ({ profile, features }) =>
    profile.address !== '' || !features.workshops
      ? null
      : missing('Workshopa gelenler adresi biletlerinde ve takvim kayıtlarında arar.'),
};
