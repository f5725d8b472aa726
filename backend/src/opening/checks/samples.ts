import { missing, type ReadinessRule } from '../readiness-rule.js';

export const samplesRule: ReadinessRule = {
  key: 'samples',
  title: 'Örnek veriler',
  screen: 'samples',
  find: ({ samples }) =>
    samples === 0
      ? null
      : missing(
          `Dükkânda ${samples} örnek duruyor: ziyaretçiler sizin olmayan parçaları sipariş edebilir. Açmadan önce kaldırın.`,
        ),
};
