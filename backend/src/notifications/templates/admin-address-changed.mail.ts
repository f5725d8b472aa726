import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

/** Admins cannot reset their password by mail, so the text refers them to another admin. */
export const adminAddressChanged: MailTemplate<'admin-address-changed'> = {
  label: 'Yöneticinin e-posta adresi değişti',
  isForStudio: true,
  isEssential: true,
  variables: { ...FIRST_NAME, new_email: { label: 'Yeni adres', from: ({ newEmail }) => newEmail } },
  sample: { ...SAMPLE_PERSON, newEmail: 'z•••@example.com' },
  subject: 'Yönetici hesabınızın e-posta adresi değişti',
  preheader: 'Bu değişiklikten haberiniz yoksa hemen başka bir yöneticiye haber verin.',
  bodyHtml: `<h1>E-posta adresiniz değişti, {{user_name}}</h1>
<p>{{studio_name}} yönetici hesabınızın e-posta adresi artık <strong>{{new_email}}</strong>. Yönetim paneline bundan sonra bu adresle girilir, giriş kodları da oraya gider. Haberiniz varsa bir şey yapmanız gerekmiyor.</p>
<h2>Siz değilseniz</h2>
<p>Bu değişiklikten haberiniz yoksa hesabınızı başka biri ele geçirmiş olabilir. Hemen başka bir yöneticiye haber verin: Yönetici Yönetimi’nden hesabınızın şifresini değiştirebilir ya da hesabı kapatabilir; açık kalan bütün oturumlar o anda sona erer.</p>
<p class="note">Kimseye ulaşamazsanız <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın.</p>`,
};
