import { missing, type ReadinessRule } from '../readiness-rule.js';

export const mailRule: ReadinessRule = {
  key: 'mail',
  title: 'Giden e-posta',
  screen: 'email',
  find: ({ sentMails }) =>
    sentMails > 0
      ? null
      : missing(
          'Daha hiçbir e-posta gönderilmedi. Sipariş ve bilet e-postalarının gittiğini görmek için bir deneme gönderin.',
        ),
};
