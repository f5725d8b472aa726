import { missing, type ReadinessRule } from '../readiness-rule.js';

export const goodsRule: ReadinessRule = {
  key: 'goods',
  title: 'Satılacak bir şey',
  screen: 'products',
  find: ({ shownProducts, comingSessions }) =>
    shownProducts + comingSessions > 0
      ? null
      : missing('Rafta ürün, takvimde seans yok: ziyaretçi boş bir dükkân görür.'),
};
