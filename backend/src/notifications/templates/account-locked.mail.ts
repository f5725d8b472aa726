import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME, MINUTES } from './parts/common-parts.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const accountLocked: MailTemplate<'account-locked'> = {
  label: 'Hesap kilitlendi',
  isEssential: true,
  variables: { ...FIRST_NAME, ...MINUTES },
  sample: { ...SAMPLE_PERSON, minutes: 15 },
  subject: 'Hesabınıza girişi kısa bir süre durdurduk',
  preheader: '{{minutes}} dakika sonra yeniden deneyebilir ya da hemen yeni bir şifre belirleyebilirsiniz.',
  bodyHtml: `<h1>Merhaba {{user_name}}</h1>
<p>Hesabınıza art arda yanlış şifreyle girilmek istendi. Sizi korumak için girişi {{minutes}} dakikalığına durdurduk; bu denemelerle kimse içeri giremedi.</p>
<p>{{minutes}} dakika sonra yeniden deneyebilirsiniz. Beklemek istemezseniz ya da şifrenizi hatırlamıyorsanız yeni bir şifre belirleyin:</p>
<p><a class="button" href="/forgot-password">Yeni Şifre Belirleyin</a></p>
<p>Denemeleri siz yapmadıysanız ve şifrenizi başka yerlerde de kullanıyorsanız yenisini belirlemenizi öneririz.</p>
${QUESTION}`,
};
