import type { CodePurpose, VerificationCodeFacts } from '../mail/facts/account-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { MINUTES } from './parts/common-parts.js';

const isFor = (purpose: CodePurpose) => (facts: VerificationCodeFacts) => facts.purpose === purpose;
/** Also used in the subject, which the mail log shows; therefore the code is not part of it. */
const TITLES: Record<CodePurpose, string> = {
  registration: 'Üyeliğiniz için doğrulama kodunuz',
  account: 'E-posta adresiniz için doğrulama kodunuz',
  admin_sign_in: 'Yönetim paneli için giriş kodunuz',
};

export const verificationCode: MailTemplate<'verification-code'> = {
  label: 'Doğrulama kodu',
  sentWhen: 'Üyelikte, adres doğrulamada ve panel girişinde',
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: ({ minutes }) => minutes,
  variables: {
    // Required by the specification for this mail; empty, because a person who registers has no name yet.
    user_name: { label: 'Alıcının adı (bu e-postada boş kalır)', from: () => '' },
    verification_code: { label: 'Kod', from: ({ code }) => code, isRequired: true, isSecret: true },
    ...MINUTES,
    title: { label: 'Kodun ne için olduğu', from: ({ purpose }) => TITLES[purpose] },
  },
  conditions: {
    for_registration: { label: 'üyelik açılıyorsa', holds: isFor('registration') },
    for_account: { label: 'adres doğrulanıyorsa', holds: isFor('account') },
    for_admin: { label: 'panele giriliyorsa', holds: isFor('admin_sign_in') },
  },
  sample: { code: '482913', minutes: 15, purpose: 'registration' },
  subject: '{{title}}',
  preheader: '{{verification_code}} · {{minutes}} dakika geçerlidir.',
  bodyHtml: `<h1>{{title}}</h1>
{{#if for_registration}}
<p>{{studio_name}} üyeliğinizi tamamlamak için bu kodu doğrulama ekranına girin.</p>
{{/if}}
{{#if for_account}}
<p>Bu e-posta adresinin size ait olduğunu doğrulamak için bu kodu doğrulama ekranına girin.</p>
{{/if}}
{{#if for_admin}}
<p>Yönetim paneline girişinizi tamamlamak için bu kodu giriş ekranına yazın.</p>
{{/if}}
<p class="code">{{verification_code}}</p>
<p>Kod {{minutes}} dakika geçerlidir. Güvenliğiniz için kimseyle paylaşmayın; atölyemizden kimse size bu kodu sormaz.</p>
{{#if for_registration}}
<p class="note">Bu kodu siz istemediyseniz bu e-postayı dikkate almayın; kod girilmeden adınıza bir üyelik açılmaz.</p>
{{/if}}
{{#if for_account}}
<p class="note">Bu kodu siz istemediyseniz bu e-postayı dikkate almayın; kod girilmeden hesabınızda bir şey değişmez.</p>
{{/if}}
{{#if for_admin}}
<p class="note">Bu kodu siz istemediyseniz şifrenizi bilen biri girmeyi denemiş olabilir; şifrenizi hemen değiştirin.</p>
{{/if}}`,
};
