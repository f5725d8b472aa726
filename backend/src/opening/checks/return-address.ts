import { advice, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const returnAddressRule: ReadinessRule = {
  key: 'return_address',
  title: 'İade adresi',
  screen: 'seller',
  find: ({ seller: { returnAddress, address }, features }) => {
    if (!features.shop) return notNeeded('Ürün satışı kapalı.');
    return returnAddress !== '' || address !== ''
      ? null
      : advice('İade edilen parçaların nereye geleceğini yazın.');
  },
};
