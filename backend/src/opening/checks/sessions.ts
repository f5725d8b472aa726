import { advice, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const sessionsRule: ReadinessRule = {
  key: 'sessions',
  title: 'Takvimde bir seans',
  screen: 'workshops',
  find: ({ comingSessions, features }) => {
    if (!features.workshops) return notNeeded('Workshoplar kapalı.');
    return comingSessions > 0
      ? null
      : advice('Takvimde gelecek bir seans yok. İlk tarihi ekleyin ya da workshopları kapatın.');
  },
};
