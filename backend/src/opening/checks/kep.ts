import { isCompany } from '../../../contract/studio/seller-identity.js';
import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const kepRule: ReadinessRule = {
  key: 'kep',
  title: 'KEP adresi',
  screen: 'seller',
  find: ({ seller: { kind, kep } }) => {
    if (!isCompany(kind)) return notNeeded('Yalnızca şirketlerden istenir.');
    return kep !== ''
      ? null
      : missing('Şirketlerin sitelerinde kayıtlı elektronik posta adresi bulunmalıdır.');
  },
};
