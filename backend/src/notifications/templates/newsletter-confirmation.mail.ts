import type { MailTemplate } from '../mail/mail-template.js';
import { DAYS } from './parts/common-parts.js';
import { addressToCopy } from './parts/shared-texts.js';

const MINUTES_OF_A_DAY = 1_440;

export const newsletterConfirmation: MailTemplate<'newsletter-confirmation'> = {
  label: 'Bülten onayı',
  sentWhen: 'Bültene adres yazılınca',
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: ({ days }) => days * MINUTES_OF_A_DAY,
  variables: {
    confirm_url: {
      label: 'Onay adresi',
      from: ({ confirmUrl }) => confirmUrl,
      isRequired: true,
      isSecret: true,
    },
    ...DAYS,
  },
  sample: { confirmUrl: '/bulten/onay?anahtar=ornek', days: 7 },
  subject: 'Bültene katılmak için onayınız gerekiyor',
  preheader: 'Onayladığınızda fırın açıldıkça haber veririz.',
  bodyHtml: `<h1>Size yazalım mı?</h1>
<p>Bu adresle {{studio_name}} bültenine katılmak istendi. Ayda bir mektup: yeni parçalar, açılan workshop tarihleri. Katılmak için son bir adım kaldı.</p>
<p><a class="button" href="{{confirm_url}}">Bültene Katılın</a></p>
<p>Bağlantı {{days}} gün geçerlidir.</p>
${addressToCopy('confirm_url')}
<p class="note">Bunu siz istemediyseniz bu e-postayı dikkate almayın; onaylamadığınız sürece size bülten göndermeyiz.</p>`,
};
