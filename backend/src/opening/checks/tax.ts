import { missing, type ReadinessRule } from '../readiness-rule.js';

export const taxRule: ReadinessRule = {
  key: 'tax',
  title: 'Vergi dairesi ve numarası',
  screen: 'seller',
  find: ({ seller: { taxOffice, taxNumber } }) =>
    taxOffice !== '' && taxNumber !== ''
      ? null
      : missing('Ön bilgilendirme formunda ve faturada bulunmaları gerekir.'),
};
