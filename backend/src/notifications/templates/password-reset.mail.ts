import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME, MINUTES } from './parts/common-parts.js';
import { addressToCopy } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const passwordReset: MailTemplate<'password-reset'> = {
  label: 'Şifre sıfırlama',
  sentWhen: '‘Şifremi unuttum’ denince',
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: ({ minutes }) => minutes,
  variables: {
    ...FIRST_NAME,
    ...MINUTES,
    reset_url: {
      label: 'Sıfırlama adresi',
      from: ({ resetUrl }) => resetUrl,
      isRequired: true,
      isSecret: true,
    },
  },
  sample: { ...SAMPLE_PERSON, resetUrl: '/sifre-yenile?anahtar=ornek', minutes: 60 },
  subject: 'Yeni şifrenizi belirleyin',
  preheader: 'Bağlantı {{minutes}} dakika geçerlidir ve bir kez kullanılır.',
  bodyHtml: `<h1>Merhaba {{user_name}}</h1>
<p>{{studio_name}} hesabınız için yeni bir şifre belirlenmek istendi. Aşağıdaki bağlantı sizi doğru yere götürür.</p>
<p><a class="button" href="{{reset_url}}">Yeni Şifre Belirleyin</a></p>
<p>Bağlantı {{minutes}} dakika geçerlidir ve bir kez kullanılır.</p>
${addressToCopy('reset_url')}
<p class="note">Bunu siz istemediyseniz bu e-postayı dikkate almayın; şifreniz olduğu gibi duruyor ve bu bağlantı olmadan değiştirilemez.</p>`,
};
