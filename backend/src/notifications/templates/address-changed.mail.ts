import type { MailTemplate } from '../mail/mail-template.js';
import { DAYS, FIRST_NAME } from './parts/common-parts.js';
import { addressToCopy } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

/** The usual reset link is mailed to the new address, so this mail contains a link of its own. */
export const addressChanged: MailTemplate<'address-changed'> = {
  label: 'E-posta adresi değişti',
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: ({ days }) => days * 24 * 60,
  variables: {
    ...FIRST_NAME,
    ...DAYS,
    new_email: { label: 'Yeni adres', from: ({ newEmail }) => newEmail },
    restore_url: {
      label: 'Geri alma adresi',
      from: ({ restoreUrl }) => restoreUrl,
      isRequired: true,
      isSecret: true,
    },
  },
  sample: { ...SAMPLE_PERSON, newEmail: 'z•••@example.com', restoreUrl: '/geri-al?anahtar=ornek', days: 7 },
  subject: 'Hesabınızın e-posta adresi değişti',
  preheader: 'Bu değişikliği siz yapmadıysanız hesabınızı hemen geri alabilirsiniz.',
  bodyHtml: `<h1>E-posta adresiniz değişti, {{user_name}}</h1>
<p>{{studio_name}} hesabınızın e-posta adresi artık <strong>{{new_email}}</strong>. Bundan sonra hesabınıza bu adresle girersiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.</p>
<h2>Siz değilseniz</h2>
<p>Bu değişikliği siz yapmadıysanız hesabınıza başka biri girmiş olabilir. Hesabınızı hemen geri alabilirsiniz: Yeni bir şifre belirlersiniz, e-posta adresiniz eski hâline döner ve açık kalan bütün oturumlar kapanır.</p>
<p><a class="button" href="{{restore_url}}">Hesabımı Geri Al</a></p>
<p>Bağlantı {{days}} gün geçerlidir ve bir kez kullanılır.</p>
${addressToCopy('restore_url')}
<p class="note">Yardım isterseniz <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın.</p>`,
};
