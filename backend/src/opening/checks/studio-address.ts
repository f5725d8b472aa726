import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const studioAddressRule: ReadinessRule = {
  key: 'studio_address',
  title: 'Atölyenin adresi',
  screen: 'studio',
  find: ({ profile, features }) => {
    if (profile.address !== '') return null;
    return features.workshops
      ? missing('Workshopa gelenler adresi biletlerinde ve takvim kayıtlarında arar.')
      : notNeeded('Workshoplar kapalı; adresinizi yine de yazabilirsiniz.');
  },
};
