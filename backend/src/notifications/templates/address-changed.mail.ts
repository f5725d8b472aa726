import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

/** Whoever has lost the account cannot reset its password any more, as that goes to the new address: only a person can help. */
export const addressChanged: MailTemplate<'address-changed'> = {
  isEssential: true,
  subject: 'Hesabınızın e-posta adresi değişti',
  preheader: 'Bunu siz yapmadıysanız lütfen hemen bize haber verin.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>E-posta adresiniz değişti, {{greeted firstName}}</h1>
<p ${LOOK.text}>Toprak hesabınızın e-posta adresi artık <strong>{{newEmail}}</strong>. Bundan sonra hesabınıza bu adresle girersiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.</p>
<h2 ${LOOK.subheading}>Siz değilseniz</h2>
<p ${LOOK.tight}>Hesabınıza başka biri girmiş olabilir. Lütfen hemen <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın; hesabınızı birlikte geri alalım.</p>
{{/layout}}`,
  text: `{{#> layout}}
E-posta adresiniz değişti, {{greeted firstName}}

Toprak hesabınızın e-posta adresi artık {{newEmail}}. Bundan sonra hesabınıza bu adresle girersiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.

SİZ DEĞİLSENİZ
Hesabınıza başka biri girmiş olabilir. Lütfen hemen {{phone seller.phone}} numarasından bizi arayın ya da bu e-postayı yanıtlayın; hesabınızı birlikte geri alalım.
{{/layout}}`,
};
