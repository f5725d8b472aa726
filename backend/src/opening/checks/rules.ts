import { advice, type ReadinessRule } from '../readiness-rule.js';

/** What says who the studio is, and what the shop saves with its first admin. The other sections are its rules. */
const NO_RULES = ['profile', 'seller', 'look', 'notices'];

export const rulesRule: ReadinessRule = {
  key: 'rules',
  title: 'Dükkân kuralları',
  screen: 'rules',
  find: ({ savedSections }) =>
    savedSections.some((section) => !NO_RULES.includes(section))
      ? null
      : advice(
          'Hazır kurallarla satabilirsiniz; yine de KDV, kargo ve süreleri bir kez gözden geçirip kaydedin.',
        ),
};
