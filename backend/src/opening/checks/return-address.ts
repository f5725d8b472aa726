import { advice, type ReadinessRule } from '../readiness-rule.js';

export const returnAddressRule: ReadinessRule = {
  key: 'return_address',
  title: 'İade adresi',
  screen: 'seller',
  find: ({ seller: { returnAddress, address }, features }) =>
    returnAddress !== '' || address !== '' || !features.shop
      ? null
      : advice('İade edilen parçaların nereye geleceğini yazın.'),
};
