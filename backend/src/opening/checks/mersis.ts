import { isCompany } from '../../../contract/studio/seller-identity.js';
import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const mersisRule: ReadinessRule = {
  key: 'mersis',
  title: 'MERSİS numarası',
  screen: 'seller',
  find: ({ seller: { kind, mersis } }) => {
    if (!isCompany(kind)) return notNeeded('Yalnızca şirketlerden istenir.');
    return mersis !== '' ? null : missing('Şirketlerin sitelerinde MERSİS numarası bulunmalıdır.');
  },
};
