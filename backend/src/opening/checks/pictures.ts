import { missing, type ReadinessRule } from '../readiness-rule.js';

export const picturesRule: ReadinessRule = {
  key: 'pictures',
  title: 'Ürünlerin resimleri',
  screen: 'products',
  find: ({ productsWithoutPicture }) =>
    productsWithoutPicture === 0
      ? null
      : missing('Yayındaki bazı ürünlerin hiç resmi yok; resimsiz parçayı kimse almaz.'),
};
