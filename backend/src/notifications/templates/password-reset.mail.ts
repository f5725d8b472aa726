import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const LIFETIME = 'Bağlantı {{minutes}} dakika geçerlidir ve bir kez kullanılır.';
const IF_NOT_YOU =
  'Bunu siz istemediyseniz bu e-postayı dikkate almayın; şifreniz olduğu gibi duruyor ve bu bağlantı olmadan değiştirilemez.';

export const passwordReset: MailTemplate<'password-reset'> = {
  isEssential: true,
  isSecret: true,
  worthlessAfterMinutes: ({ minutes }) => minutes,
  subject: 'Yeni şifrenizi belirleyin',
  preheader: LIFETIME,
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Merhaba {{greeted firstName}}</h1>
<p ${LOOK.text}>Toprak hesabınız için yeni bir şifre belirlenmek istendi. Aşağıdaki düğme sizi doğru yere götürür.</p>
<p style="margin:0 0 24px"><a href="{{url resetUrl}}" ${BUTTON}>Yeni Şifre Belirleyin</a></p>
<p ${LOOK.text}>${LIFETIME}</p>
<p ${LOOK.text}>Düğme açılmıyorsa bu adresi tarayıcınıza yapıştırın:<br><a href="{{url resetUrl}}" ${LOOK.link}>{{url resetUrl}}</a></p>
<p ${LOOK.small}>${IF_NOT_YOU}</p>
{{/layout}}`,
  text: `{{#> layout}}
Merhaba {{greeted firstName}}

Toprak hesabınız için yeni bir şifre belirlenmek istendi. Aşağıdaki bağlantı sizi doğru yere götürür.

{{url resetUrl}}

${LIFETIME}

${IF_NOT_YOU}
{{/layout}}`,
};
