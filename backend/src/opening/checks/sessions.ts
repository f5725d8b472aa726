import { advice, type ReadinessRule } from '../readiness-rule.js';

export const sessionsRule: ReadinessRule = {
  key: 'sessions',
  title: 'Takvimde bir seans',
  screen: 'workshops',
  find: ({ comingSessions, features }) =>
    comingSessions > 0 || !features.workshops
      ? null
      : advice('Takvimde gelecek bir seans yok. İlk tarihi ekleyin ya da workshopları kapatın.'),
};
