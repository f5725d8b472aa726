import { advice, type ReadinessRule } from '../readiness-rule.js';

export const authenticatorRule: ReadinessRule = {
  key: 'authenticator',
  title: 'Doğrulama uygulaması',
  screen: 'profile',
  find: ({ superAdminsWithoutApp }) =>
    superAdminsWithoutApp === 0
      ? null
      : advice(
          'Giriş kodu e-postayla gelir; e-posta çalışmazsa giremezsiniz. Doğrulama uygulaması e-postasız da kod verir.',
        ),
};
