import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const alreadyRegistered: MailTemplate<'already-registered'> = {
  label: 'Zaten üyesiniz',
  isEssential: true,
  variables: FIRST_NAME,
  sample: SAMPLE_PERSON,
  subject: '{{studio_name}} hesabınız zaten var',
  preheader: 'Giriş yapmanız yeterli; yeni bir üyelik açmadık.',
  bodyHtml: `<h1>Zaten bir hesabınız var, {{user_name}}</h1>
<p>Bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresinize kayıtlı bir hesabınız olduğu için yenisini açmadık; hesabınız olduğu gibi duruyor.</p>
<p>Bunu siz yaptıysanız giriş yapmanız yeterli.</p>
<p><a class="button" href="/auth">Giriş Yapın</a></p>
<p>Şifrenizi hatırlamıyorsanız <a href="/forgot-password">yeni bir şifre belirleyebilirsiniz</a>.</p>
<p>Bunu siz yapmadıysanız bir şey yapmanız gerekmiyor; kimse hesabınıza giremedi.</p>
${QUESTION}`,
};
