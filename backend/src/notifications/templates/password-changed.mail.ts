import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const passwordChanged: MailTemplate<'password-changed'> = {
  label: 'Şifre değişti',
  isEssential: true,
  variables: FIRST_NAME,
  sample: SAMPLE_PERSON,
  subject: 'Şifreniz değişti',
  preheader: 'Bunu siz yapmadıysanız lütfen hemen yeni bir şifre belirleyin.',
  bodyHtml: `<h1>Şifreniz değişti, {{user_name}}</h1>
<p>{{studio_name}} hesabınızın şifresi az önce değişti. Güvenliğiniz için öteki cihazlardaki oturumlarınızı kapattık; oralarda yeni şifrenizle yeniden girebilirsiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.</p>
<h2>Siz değilseniz</h2>
<p>Hesabınıza başka biri girmiş olabilir. Lütfen hemen yeni bir şifre belirleyin.</p>
<p><a class="button" href="/forgot-password">Yeni Şifre Belirleyin</a></p>
<p>Dilerseniz <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından bizi arayın, birlikte bakalım.</p>`,
};
