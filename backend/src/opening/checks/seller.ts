import { isSellerEntered } from '../../../contract/studio/seller-details.js';
import { missing, type ReadinessRule } from '../readiness-rule.js';

export const sellerRule: ReadinessRule = {
  key: 'seller',
  title: 'Satıcının unvanı ve adresi',
  screen: 'seller',
  find: ({ seller }) =>
    isSellerEntered(seller)
      ? null
      : missing('Satıcı girilmeden hiçbir şey satılamaz: sözleşmeler kimin sattığını yazmak zorunda.'),
};
