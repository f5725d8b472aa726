import { isSellerEntered } from '../../../contract/studio/seller-details.js';
import { missing, type ReadinessRule } from '../readiness-rule.js';

/** The same rule that names what is missing when a text is put in force. */
export const legalTextsRule: ReadinessRule = {
  key: 'legal_texts',
  title: 'Sözleşmelerin içeriği',
  screen: 'legal',
  find: ({ missingDemands, seller }) => {
    // What is entered elsewhere has a check of its own.
    const elsewhere = [
      ...(isSellerEntered(seller) ? [] : ['seller']),
      ...(seller.returnCarrier === '' ? ['return_carrier'] : []),
    ];
    const labels = missingDemands.filter(({ key }) => !elsewhere.includes(key)).map(({ label }) => label);
    return labels.length === 0
      ? null
      : missing(`Metinlerinizde yasanın istediği şunlar eksik: ${[...new Set(labels)].join(', ')}.`);
  },
};
