import { missing, type ReadinessRule } from '../readiness-rule.js';

export const chamberRule: ReadinessRule = {
  key: 'chamber',
  title: 'Esnaf odası',
  screen: 'seller',
  find: ({ seller: { kind, chamber } }) =>
    kind !== 'craftsman' || chamber !== ''
      ? null
      : missing('Esnafın sitesinde kayıtlı olduğu odanın adı bulunmalıdır.'),
};
