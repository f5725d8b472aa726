import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

const WHAT_HAPPENED =
  'Yönetim paneline bundan sonra bu adresle girilir, giriş kodları da oraya gider. Haberiniz varsa bir şey yapmanız gerekmiyor.';
const IF_NOT_YOU =
  'Bu değişiklikten haberiniz yoksa hesabınızı başka biri ele geçirmiş olabilir. Hemen başka bir yöneticiye haber verin: Yönetici Yönetimi’nden hesabınızın şifresini değiştirebilir ya da hesabı kapatabilir; açık kalan bütün oturumlar o anda sona erer.';

/** Admins have no way to a new password by mail, so another admin helps. */
export const adminAddressChanged: MailTemplate<'admin-address-changed'> = {
  isEssential: true,
  subject: 'Yönetici hesabınızın e-posta adresi değişti',
  preheader: 'Bu değişiklikten haberiniz yoksa hemen başka bir yöneticiye haber verin.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>E-posta adresiniz değişti, {{greeted firstName}}</h1>
<p ${LOOK.text}>Toprak’taki yönetici hesabınızın e-posta adresi artık <strong>{{newEmail}}</strong>. ${WHAT_HAPPENED}</p>
<h2 ${LOOK.subheading}>Siz değilseniz</h2>
<p ${LOOK.text}>${IF_NOT_YOU}</p>
<p ${LOOK.small}>Kimseye ulaşamazsanız <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın.</p>
{{/layout}}`,
  text: `{{#> layout}}
E-posta adresiniz değişti, {{greeted firstName}}

Toprak’taki yönetici hesabınızın e-posta adresi artık {{newEmail}}. ${WHAT_HAPPENED}

SİZ DEĞİLSENİZ
${IF_NOT_YOU}

Kimseye ulaşamazsanız {{phone seller.phone}} numarasından bizi arayın ya da bu e-postayı yanıtlayın.
{{/layout}}`,
};
