import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const stockRule: ReadinessRule = {
  key: 'stock',
  title: 'Ürünlerin stoku',
  screen: 'products',
  find: ({ shownProducts, soldOutProducts }) => {
    if (shownProducts === 0) return notNeeded('Yayında ürün yok.');
    return soldOutProducts < shownProducts
      ? null
      : missing('Yayındaki ürünlerin hepsi tükenmiş görünüyor. Stoklarını girin.');
  },
};
