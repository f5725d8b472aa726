import { missing, type ReadinessRule } from '../readiness-rule.js';

export const httpsRule: ReadinessRule = {
  key: 'https',
  title: 'Güvenli bağlantı',
  screen: 'connections',
  find: ({ publicUrl }) =>
    publicUrl.startsWith('https:')
      ? null
      : missing('Sitenin adresi https değil; kart bilgisi güvenli bir bağlantı ister.'),
};
