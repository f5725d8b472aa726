import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const MINUTES_OF_A_DAY = 1_440;
const WHY =
  'Bu adresle Toprak bültenine katılmak istendi. Ayda bir mektup: yeni parçalar, açılan workshop tarihleri. Katılmak için son bir adım kaldı.';
const LIFETIME = 'Bağlantı {{days}} gün geçerlidir.';
const IF_NOT_YOU =
  'Bunu siz istemediyseniz bu e-postayı dikkate almayın; onaylamadığınız sürece size bülten göndermeyiz.';

export const newsletterConfirmation: MailTemplate<'newsletter-confirmation'> = {
  isEssential: true,
  isSecret: true,
  worthlessAfterMinutes: ({ days }) => days * MINUTES_OF_A_DAY,
  subject: 'Bültene katılmak için onayınız gerekiyor',
  preheader: 'Onayladığınızda fırın açıldıkça haber veririz.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Size yazalım mı?</h1>
<p ${LOOK.text}>${WHY}</p>
<p style="margin:0 0 24px"><a href="{{url confirmUrl}}" ${BUTTON}>Bültene Katılın</a></p>
<p ${LOOK.text}>${LIFETIME}</p>
<p ${LOOK.text}>Düğme açılmıyorsa bu adresi tarayıcınıza yapıştırın:<br><a href="{{url confirmUrl}}" ${LOOK.link}>{{url confirmUrl}}</a></p>
<p ${LOOK.small}>${IF_NOT_YOU}</p>
{{/layout}}`,
  text: `{{#> layout}}
Size yazalım mı?

${WHY}

{{url confirmUrl}}

${LIFETIME}

${IF_NOT_YOU}
{{/layout}}`,
};
