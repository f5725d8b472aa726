import { advice, type ReadinessRule } from '../readiness-rule.js';

/** The sections that say who the studio is; the others are its rules. */
const IDENTITY = ['profile', 'seller', 'look'];

export const rulesRule: ReadinessRule = {
  key: 'rules',
  title: 'Dükkân kuralları',
  screen: 'rules',
  find: ({ savedSections }) =>
    savedSections.some((section) => !IDENTITY.includes(section))
      ? null
      : advice(
          'Hazır kurallarla satabilirsiniz; yine de KDV, kargo ve süreleri bir kez gözden geçirip kaydedin.',
        ),
};
