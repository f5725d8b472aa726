import { isCompany } from '../../../contract/studio/seller-identity.js';
import { missing, type ReadinessRule } from '../readiness-rule.js';

export const mersisRule: ReadinessRule = {
  key: 'mersis',
  title: 'MERSİS numarası',
  screen: 'seller',
  find: ({ seller: { kind, mersis } }) =>
    !isCompany(kind) || mersis !== ''
      ? null
      : missing('Şirketlerin sitelerinde MERSİS numarası bulunmalıdır.'),
};
