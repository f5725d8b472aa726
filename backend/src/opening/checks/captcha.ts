import { missing, type ReadinessRule } from '../readiness-rule.js';

export const captchaRule: ReadinessRule = {
  key: 'captcha',
  title: 'Güvenlik kodu',
  screen: 'security',
  find: ({ isCaptchaOn }) =>
    isCaptchaOn ? null : missing('Kapalı: programlar giriş ve üyelikte şifre deneyebilir.'),
};
