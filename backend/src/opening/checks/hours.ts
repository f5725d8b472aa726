import { advice, type ReadinessRule } from '../readiness-rule.js';

export const hoursRule: ReadinessRule = {
  key: 'hours',
  title: 'Çalışma saatleri',
  screen: 'studio',
  find: ({ profile: { week } }) =>
    week.some((day) => day !== null)
      ? null
      : advice('Saatleriniz yazılınca sayfalarda ve arama sonuçlarında ‘şu an açık’ görünür.'),
};
