import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const WHAT_HAPPENED =
  'Toprak hesabınızın şifresi az önce değişti. Güvenliğiniz için öteki cihazlardaki oturumlarınızı kapattık; oralarda yeni şifrenizle yeniden girebilirsiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.';

export const passwordChanged: MailTemplate<'password-changed'> = {
  isEssential: true,
  subject: 'Şifreniz değişti',
  preheader: 'Bunu siz yapmadıysanız lütfen hemen yeni bir şifre belirleyin.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Şifreniz değişti, {{greeted firstName}}</h1>
<p ${LOOK.text}>${WHAT_HAPPENED}</p>
<h2 ${LOOK.subheading}>Siz değilseniz</h2>
<p ${LOOK.text}>Hesabınıza başka biri girmiş olabilir. Lütfen hemen yeni bir şifre belirleyin.</p>
<p style="margin:0 0 24px"><a href="{{url "/forgot-password"}}" ${BUTTON}>Yeni Şifre Belirleyin</a></p>
<p ${LOOK.tight}>Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından bizi arayın, birlikte bakalım.</p>
{{/layout}}`,
  text: `{{#> layout}}
Şifreniz değişti, {{greeted firstName}}

${WHAT_HAPPENED}

SİZ DEĞİLSENİZ
Hesabınıza başka biri girmiş olabilir. Lütfen hemen yeni bir şifre belirleyin: {{url "/forgot-password"}}
Dilerseniz {{phone seller.phone}} numarasından bizi arayın, birlikte bakalım.
{{/layout}}`,
};
