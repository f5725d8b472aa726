import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

const WHAT_HAPPENED =
  'Toprak hesabınız, içindeki kişisel bilgileriniz ve mesajlarınızla birlikte silindi. Bugüne kadar bizimle olduğunuz için teşekkür ederiz.';
const WHAT_STAYS =
  'Verdiğiniz siparişleri, faturalarını ve onayladığınız sözleşmeleri saklamamızı yasalar zorunlu kılıyor. Onları yasal süre boyunca tutarız ve başka bir amaçla kullanmayız; hiçbir hesaba bağlı değiller.';

export const accountDeleted: MailTemplate<'account-deleted'> = {
  isEssential: true,
  subject: 'Hesabınız silindi',
  preheader: 'Nelerin silindiğini, nelerin neden kaldığını anlattık.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Hesabınız silindi, {{greeted firstName}}</h1>
<p ${LOOK.text}>${WHAT_HAPPENED}</p>
<h2 ${LOOK.subheading}>Neler, neden kaldı?</h2>
<p ${LOOK.text}>${WHAT_STAYS}</p>
<h2 ${LOOK.subheading}>Siz değilseniz</h2>
<p ${LOOK.tight}>Lütfen hemen <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından bizi arayın ya da bu e-postayı yanıtlayın.</p>
{{/layout}}`,
  text: `{{#> layout}}
Hesabınız silindi, {{greeted firstName}}

${WHAT_HAPPENED}

NELER, NEDEN KALDI?
${WHAT_STAYS}

SİZ DEĞİLSENİZ
Lütfen hemen {{phone seller.phone}} numarasından bizi arayın ya da bu e-postayı yanıtlayın.
{{/layout}}`,
};
