import { UNLOCK_MINUTES } from '../../../contract/people/sign-in.dto.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME, MINUTES, UNLOCK_URL } from './parts/common-parts.js';
import { addressToCopy } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const adminLocked: MailTemplate<'admin-locked'> = {
  label: 'Yönetici girişi kilitlendi',
  isForStudio: true,
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: () => UNLOCK_MINUTES,
  variables: { ...FIRST_NAME, ...MINUTES, ...UNLOCK_URL },
  sample: { ...SAMPLE_PERSON, minutes: 15, unlockUrl: '/admin/giris-kilidi?anahtar=ornek' },
  subject: 'Yönetim paneline yanlış şifreyle girilmek istendi',
  preheader: 'Kimse içeri giremedi. Girişiniz durduysa kilidi bu e-postadan kaldırabilirsiniz.',
  bodyHtml: `<h1>Merhaba {{user_name}}</h1>
<p>Yönetici hesabınıza art arda yanlış şifreyle girilmek istendi; bu denemelerle kimse içeri giremedi. Denemelerin geldiği yerden girişi {{minutes}} dakikalığına durdurduk.</p>
<p>Daha önce giriş yaptığınız tarayıcılar bundan etkilenmez. Yeni bir tarayıcıdaysanız ve giremiyorsanız kilidi bir dokunuşla kaldırabilirsiniz:</p>
<p><a class="button" href="{{unlock_url}}">Giriş Kilidini Kaldırın</a></p>
${addressToCopy('unlock_url')}
<p>Bağlantı bir saat geçerlidir ve bir kez kullanılır.</p>
<h2>Denemeleri siz yapmadıysanız</h2>
<p>Biri şifrenizi tahmin etmeye çalışıyor olabilir. Şifrenizi başka yerlerde de kullanıyorsanız Profilim sayfasından yenisini belirleyin; denemelerin nereden geldiğini Sistem Logları’nda görürsünüz.</p>`,
};
