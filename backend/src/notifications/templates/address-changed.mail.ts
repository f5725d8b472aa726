import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const WHAT_HAPPENED =
  'Bundan sonra hesabınıza bu adresle girersiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.';
const IF_NOT_YOU =
  'Bu değişikliği siz yapmadıysanız hesabınıza başka biri girmiş olabilir. Hesabınızı hemen geri alabilirsiniz: Yeni bir şifre belirlersiniz, e-posta adresiniz eski hâline döner ve açık kalan bütün oturumlar kapanır.';
const LIFETIME = 'Bağlantı {{days}} gün geçerlidir ve bir kez kullanılır.';

/** The ordinary way to a new password leads to the new address, so this mail brings a way of its own. */
export const addressChanged: MailTemplate<'address-changed'> = {
  isEssential: true,
  isSecret: true,
  worthlessAfterMinutes: ({ days }) => days * 24 * 60,
  subject: 'Hesabınızın e-posta adresi değişti',
  preheader: 'Bu değişikliği siz yapmadıysanız hesabınızı hemen geri alabilirsiniz.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>E-posta adresiniz değişti, {{greeted firstName}}</h1>
<p ${LOOK.text}>Toprak hesabınızın e-posta adresi artık <strong>{{newEmail}}</strong>. ${WHAT_HAPPENED}</p>
<h2 ${LOOK.subheading}>Siz değilseniz</h2>
<p ${LOOK.text}>${IF_NOT_YOU}</p>
<p style="margin:0 0 24px"><a href="{{url restoreUrl}}" ${BUTTON}>Hesabımı Geri Al</a></p>
<p ${LOOK.text}>${LIFETIME}</p>
<p ${LOOK.text}>Düğme açılmıyorsa bu adresi tarayıcınıza yapıştırın:<br><a href="{{url restoreUrl}}" ${LOOK.link}>{{url restoreUrl}}</a></p>
<p ${LOOK.small}>Yardım isterseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın.</p>
{{/layout}}`,
  text: `{{#> layout}}
E-posta adresiniz değişti, {{greeted firstName}}

Toprak hesabınızın e-posta adresi artık {{newEmail}}. ${WHAT_HAPPENED}

SİZ DEĞİLSENİZ
${IF_NOT_YOU}

Hesabımı Geri Al: {{url restoreUrl}}

${LIFETIME}

Yardım isterseniz {{phone seller.phone}} numarasından bizi arayın ya da bu e-postayı yanıtlayın.
{{/layout}}`,
};
