import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const chamberRule: ReadinessRule = {
  key: 'chamber',
  title: 'Esnaf odası',
  screen: 'seller',
  find: ({ seller: { kind, chamber } }) => {
    if (kind !== 'craftsman') return notNeeded('Yalnızca esnaftan istenir.');
    return chamber !== '' ? null : missing('Esnafın sitesinde kayıtlı olduğu odanın adı bulunmalıdır.');
  },
};
