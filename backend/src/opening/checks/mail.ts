import { missing, type ReadinessRule } from '../readiness-rule.js';

export const mailRule: ReadinessRule = {
  key: 'mail',
  title: 'Giden e-posta',
  screen: 'email',
  find: ({ sentMails, mailFrom, isMailSwitchedOff }) => {
    const hasWay = mailFrom !== null || !isMailSwitchedOff;
    if (sentMails > 0 && hasWay) return null;
    return isMailSwitchedOff
      ? missing(
          'E-posta sunucunuz kayıtlı ama kapalı: e-postalar ondan gitmiyor. E-posta Yönetimi’nde ‘Bu ayarlarla gönder’i açıp kaydedin, sonra bir deneme gönderin.',
        )
      : missing(
          'Daha hiçbir e-posta gönderilmedi. Sipariş ve bilet e-postalarının gittiğini görmek için bir deneme gönderin.',
        );
  },
};
