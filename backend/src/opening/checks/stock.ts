import { missing, type ReadinessRule } from '../readiness-rule.js';

export const stockRule: ReadinessRule = {
  key: 'stock',
  title: 'Ürünlerin stoku',
  screen: 'products',
  find: ({ shownProducts, soldOutProducts }) =>
    shownProducts === 0 || soldOutProducts < shownProducts
      ? null
      : missing('Yayındaki ürünlerin hepsi tükenmiş görünüyor. Stoklarını girin.'),
};
