import { missing, type ReadinessRule } from '../readiness-rule.js';

export const secondStepRule: ReadinessRule = {
  key: 'second_step',
  title: 'Girişte ikinci adım',
  screen: 'security',
  find: ({ isSecondStepOn }) =>
    isSecondStepOn ? null : missing('Kapalı: çalınan bir şifre panele girmeye yeter.'),
};
