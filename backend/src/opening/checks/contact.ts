import { missing, type ReadinessRule } from '../readiness-rule.js';

export const contactRule: ReadinessRule = {
  key: 'contact',
  title: 'Telefon ya da e-posta',
  screen: 'studio',
  find: ({ profile: { phone, email } }) =>
    phone !== '' || email !== ''
      ? null
      : missing('Alıcılar size ulaşabilmeli; yasa da sitede iletişim bilgisi ister.'),
};
