import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const accountDeleted: MailTemplate<'account-deleted'> = {
  label: 'Hesap silindi',
  isEssential: true,
  variables: FIRST_NAME,
  sample: SAMPLE_PERSON,
  subject: 'Hesabınız silindi',
  preheader: 'Nelerin silindiğini, nelerin neden kaldığını anlattık.',
  bodyHtml: `<h1>Hesabınız silindi, {{user_name}}</h1>
<p>{{studio_name}} hesabınız, içindeki kişisel bilgileriniz ve mesajlarınızla birlikte silindi. Bugüne kadar bizimle olduğunuz için teşekkür ederiz.</p>
<h2>Neler, neden kaldı?</h2>
<p>Verdiğiniz siparişleri, faturalarını ve onayladığınız sözleşmeleri saklamamızı yasalar zorunlu kılıyor. Onları yasal süre boyunca tutarız ve başka bir amaçla kullanmayız; hiçbir hesaba bağlı değiller.</p>
<h2>Süren siparişler ve biletler</h2>
<p>Açık bir siparişiniz varsa yoluna devam eder; haberini yine bu adrese yazarız. Workshop biletleriniz geçerli kalır: Size gönderdiğimiz e-postalardaki bağlantıyla açabilirsiniz.</p>
<h2>Siz değilseniz</h2>
<p>Lütfen hemen <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın.</p>`,
};
