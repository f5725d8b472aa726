import { missing, type ReadinessRule } from '../readiness-rule.js';

export const httpsRule: ReadinessRule = {
  key: 'https',
  title: 'Güvenli bağlantı',
  screen: 'domain',
  find: ({ publicUrl }) =>
    publicUrl.startsWith('https:')
      ? null
      : missing(
          'Sitenin adresi https ile başlamıyor; kart bilgisi güvenli bir bağlantı ister. Dükkânı kurandan sertifikayı kurmasını ve sunucudaki PUBLIC_URL ayarına alan adınızı https:// ile yazmasını isteyin; sonra Alan adı bölümünde ölçün.',
        ),
};
