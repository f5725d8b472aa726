import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';
import { HTML_QUESTION, TEXT_QUESTION } from './write-to-us.js';

const WHAT_HAPPENED =
  'Hesabınıza art arda yanlış şifreyle girilmek istendi. Sizi korumak için girişi {{minutes}} dakikalığına durdurduk; bu denemelerle kimse içeri giremedi.';
const IF_NOT_YOU =
  'Denemeleri siz yapmadıysanız ve şifrenizi başka yerlerde de kullanıyorsanız yenisini belirlemenizi öneririz.';

export const accountLocked: MailTemplate<'account-locked'> = {
  isEssential: true,
  subject: 'Hesabınıza girişi kısa bir süre durdurduk',
  preheader: '{{minutes}} dakika sonra yeniden deneyebilir ya da hemen yeni bir şifre belirleyebilirsiniz.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Merhaba {{greeted firstName}}</h1>
<p ${LOOK.text}>${WHAT_HAPPENED}</p>
<p ${LOOK.text}>{{minutes}} dakika sonra yeniden deneyebilirsiniz. Beklemek istemezseniz ya da şifrenizi hatırlamıyorsanız yeni bir şifre belirleyin:</p>
<p style="margin:0 0 24px"><a href="{{url "/forgot-password"}}" ${BUTTON}>Yeni Şifre Belirleyin</a></p>
<p ${LOOK.text}>${IF_NOT_YOU}</p>
${HTML_QUESTION}
{{/layout}}`,
  text: `{{#> layout}}
Merhaba {{greeted firstName}}

${WHAT_HAPPENED}

{{minutes}} dakika sonra yeniden deneyebilirsiniz. Beklemek istemezseniz ya da şifrenizi hatırlamıyorsanız yeni bir şifre belirleyin: {{url "/forgot-password"}}

${IF_NOT_YOU}

${TEXT_QUESTION}{{/layout}}`,
};
