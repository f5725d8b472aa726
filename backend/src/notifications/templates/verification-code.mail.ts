import type { CodePurpose } from '../account-mail-facts.js';
import type { MailTemplate } from '../mail-template.js';
import { CODE, LOOK } from './mail-look.js';

const SUBJECTS: Record<CodePurpose, string> = {
  registration: 'Üyeliğiniz için doğrulama kodunuz',
  account: 'E-posta adresiniz için doğrulama kodunuz',
  admin_sign_in: 'Yönetim paneli için giriş kodunuz',
};

const WHAT_FOR: Record<CodePurpose, string> = {
  registration: 'Toprak üyeliğinizi tamamlamak için bu kodu doğrulama ekranına girin.',
  account: 'Bu e-posta adresinin size ait olduğunu doğrulamak için bu kodu doğrulama ekranına girin.',
  admin_sign_in: 'Yönetim paneline girişinizi tamamlamak için bu kodu giriş ekranına yazın.',
};

const IF_NOT_YOU: Record<CodePurpose, string> = {
  registration:
    'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın; kod girilmeden adınıza bir üyelik açılmaz.',
  account:
    'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın; kod girilmeden hesabınızda bir şey değişmez.',
  admin_sign_in:
    'Bu kodu siz istemediyseniz şifrenizi bilen biri girmeyi denemiş olabilir; şifrenizi hemen değiştirin.',
};

const LIFETIME =
  'Kod {{minutes}} dakika geçerlidir. Güvenliğiniz için kimseyle paylaşmayın; atölyemizden kimse size bu kodu sormaz.';

/** The subject stays in the list of mails, so the code is not part of it. */
export const verificationCode: MailTemplate<'verification-code'> = {
  isEssential: true,
  isSecret: true,
  worthlessAfterMinutes: ({ minutes }) => minutes,
  subject: byPurpose(SUBJECTS),
  preheader: '{{code}} · {{minutes}} dakika geçerlidir.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>${byPurpose(SUBJECTS)}</h1>
<p ${LOOK.text}>${byPurpose(WHAT_FOR)}</p>
<p ${CODE}>{{code}}</p>
<p ${LOOK.text}>${LIFETIME}</p>
<p ${LOOK.small}>${byPurpose(IF_NOT_YOU)}</p>
{{/layout}}`,
  text: `{{#> layout}}
${byPurpose(SUBJECTS)}

${byPurpose(WHAT_FOR)}

{{code}}

${LIFETIME}

${byPurpose(IF_NOT_YOU)}
{{/layout}}`,
};

function byPurpose(texts: Record<CodePurpose, string>): string {
  const cases = Object.entries(texts).map(
    ([purpose, text]) => `{{#if (is purpose "${purpose}")}}${text}{{/if}}`,
  );
  return cases.join('');
}
