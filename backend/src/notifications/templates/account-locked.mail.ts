import { UNLOCK_MINUTES } from '../../../contract/people/sign-in.dto.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME, MINUTES, UNLOCK_URL } from './parts/common-parts.js';
import { addressToCopy, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const accountLocked: MailTemplate<'account-locked'> = {
  label: 'Hesap kilitlendi',
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: () => UNLOCK_MINUTES,
  variables: { ...FIRST_NAME, ...MINUTES, ...UNLOCK_URL },
  sample: { ...SAMPLE_PERSON, minutes: 15, unlockUrl: '/giris-kilidi?anahtar=ornek' },
  subject: 'Hesabınıza girişi kısa bir süre durdurduk',
  preheader:
    'Kilidi hemen kaldırabilir, {{minutes}} dakika bekleyebilir ya da yeni bir şifre belirleyebilirsiniz.',
  bodyHtml: `<h1>Merhaba {{user_name}}</h1>
<p>Hesabınıza art arda yanlış şifreyle girilmek istendi. Sizi korumak için denemelerin geldiği yerden girişi {{minutes}} dakikalığına durdurduk; bu denemelerle kimse içeri giremedi.</p>
<p>Girişiniz durduysa kilidi bir dokunuşla kaldırabilirsiniz:</p>
<p><a class="button" href="{{unlock_url}}">Giriş Kilidini Kaldırın</a></p>
${addressToCopy('unlock_url')}
<p>Bağlantı bir saat geçerlidir ve bir kez kullanılır. Şifrenizi hatırlamıyorsanız <a href="/forgot-password">yeni bir şifre belirleyin</a>.</p>
<p>Denemeleri siz yapmadıysanız ve şifrenizi başka yerlerde de kullanıyorsanız yenisini belirlemenizi öneririz.</p>
${QUESTION}`,
};
