import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const WHAT_COMES =
  'Bültenimize katıldınız, teşekkür ederiz. Ayda bir mektup yazarız: fırından çıkan yeni parçalar, açılan workshop tarihleri. Hepsi bu.';

export const newsletterWelcome: MailTemplate<'newsletter-welcome'> = {
  isEssential: false,
  isCommercial: true,
  subject: 'Fırın açıldıkça haber vereceğiz',
  preheader: 'Bültenimize katıldınız. Ayda bir mektup, hepsi bu.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Hoş geldiniz</h1>
<p ${LOOK.text}>${WHAT_COMES}</p>
<p style="margin:0 0 24px"><a href="{{url "/#products"}}" ${BUTTON}>Rafa Göz Atın</a></p>
<p ${LOOK.text}>Kile dokunmak isterseniz <a href="{{url "/workshops"}}" ${LOOK.link}>workshop takviminden bir gün seçin</a>. Çayı biz koyarız.</p>
{{/layout}}`,
  text: `{{#> layout}}
Hoş geldiniz

${WHAT_COMES}

Rafa göz atın: {{url "/#products"}}
Workshop takvimi: {{url "/workshops"}}

Çayı biz koyarız.
{{/layout}}`,
};
