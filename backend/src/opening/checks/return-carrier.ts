import { missing, type ReadinessRule } from '../readiness-rule.js';

export const returnCarrierRule: ReadinessRule = {
  key: 'return_carrier',
  title: 'İade kargosu',
  screen: 'seller',
  find: ({ seller: { returnCarrier }, features }) =>
    returnCarrier !== '' || !features.shop
      ? null
      : missing(
          'Sözleşme, iade edilen parçanın hangi kargoyla ücretsiz gönderileceğini söylemelidir; söylemezse masrafı siz üstlenirsiniz.',
        ),
};
