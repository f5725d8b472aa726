import { missing, type ReadinessRule } from '../readiness-rule.js';

const IYZICO = 'api.iyzipay.com';

export const paymentRule: ReadinessRule = {
  key: 'payment',
  title: 'Gerçek ödeme',
  screen: 'connections',
  find: ({ iyzicoUri }) => {
    if (iyzicoUri === null) return missing('iyzico anahtarları girilmedi: kartla ödeme alınamaz.');
    return new URL(iyzicoUri).hostname === IYZICO
      ? null
      : missing('Ödemeler iyzico’nun gerçek hesabına gitmiyor: siparişler ödenmiş görünür, para çekilmez.');
  },
};
