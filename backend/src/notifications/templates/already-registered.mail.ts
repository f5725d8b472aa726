import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';
import { HTML_QUESTION, TEXT_QUESTION } from './write-to-us.js';

export const alreadyRegistered: MailTemplate<'already-registered'> = {
  isEssential: true,
  subject: 'Toprak’ta zaten bir hesabınız var',
  preheader: 'Giriş yapmanız yeterli; yeni bir üyelik açmadık.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Zaten bir hesabınız var, {{greeted firstName}}</h1>
<p ${LOOK.text}>Bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresinize kayıtlı bir hesabınız olduğu için yenisini açmadık; hesabınız olduğu gibi duruyor.</p>
<p ${LOOK.text}>Bunu siz yaptıysanız giriş yapmanız yeterli.</p>
<p style="margin:0 0 24px"><a href="{{url "/auth"}}" ${BUTTON}>Giriş Yapın</a></p>
<p ${LOOK.text}>Şifrenizi hatırlamıyorsanız <a href="{{url "/forgot-password"}}" ${LOOK.link}>yeni bir şifre belirleyebilirsiniz</a>.</p>
<p ${LOOK.text}>Bunu siz yapmadıysanız bir şey yapmanız gerekmiyor; kimse hesabınıza giremedi.</p>
${HTML_QUESTION}
{{/layout}}`,
  text: `{{#> layout}}
Zaten bir hesabınız var, {{greeted firstName}}

Bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresinize kayıtlı bir hesabınız olduğu için yenisini açmadık; hesabınız olduğu gibi duruyor.

Bunu siz yaptıysanız giriş yapmanız yeterli: {{url "/auth"}}
Şifrenizi hatırlamıyorsanız yeni bir şifre belirleyebilirsiniz: {{url "/forgot-password"}}

Bunu siz yapmadıysanız bir şey yapmanız gerekmiyor; kimse hesabınıza giremedi.

${TEXT_QUESTION}{{/layout}}`,
};
