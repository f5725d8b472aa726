import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const returnCarrierRule: ReadinessRule = {
  key: 'return_carrier',
  title: 'İade kargosu',
  screen: 'seller',
  find: ({ seller: { returnCarrier }, features }) => {
    if (!features.shop) return notNeeded('Ürün satışı kapalı.');
    return returnCarrier !== ''
      ? null
      : missing(
          'Sözleşme, iade edilen parçanın hangi kargoyla ücretsiz gönderileceğini söylemelidir; söylemezse masrafı siz üstlenirsiniz.',
        );
  },
};
