import { missing, type ReadinessRule } from '../readiness-rule.js';

export const paymentRule: ReadinessRule = {
  key: 'payment',
  title: 'Kartla ödeme',
  screen: 'connections',
  find: ({ iyzicoUri }) =>
    iyzicoUri === null ? missing('iyzico anahtarları girilmedi: kartla ödeme alınamaz.') : null,
};
