import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';
import { HTML_QUESTION, TEXT_QUESTION } from './write-to-us.js';

const WHAT_IT_BRINGS =
  'Üyeliğiniz hazır, sizi aramızda görmek güzel. Siparişleriniz, workshop biletleriniz ve size yazdıklarımız bundan sonra hesabınızda bir arada durur; bilgileriniz de ödeme sırasında hazır olur.';

export const welcome: MailTemplate<'welcome'> = {
  isEssential: false,
  subject: 'Aramıza hoş geldiniz, {{greeted firstName}}',
  preheader: 'Üyeliğiniz hazır. Siparişleriniz ve biletleriniz hesabınızda bir arada.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Hoş geldiniz, {{greeted firstName}}</h1>
<p ${LOOK.text}>${WHAT_IT_BRINGS}</p>
<p style="margin:0 0 24px"><a href="{{url "/account"}}" ${BUTTON}>Hesabınıza Bakın</a></p>
<p ${LOOK.text}>Bu arada <a href="{{url "/"}}" ${LOOK.link}>rafa göz atabilir</a> ya da <a href="{{url "/workshops"}}" ${LOOK.link}>takvimden bir gün seçebilirsiniz</a>. Çayı biz koyarız.</p>
${HTML_QUESTION}
{{/layout}}`,
  text: `{{#> layout}}
Hoş geldiniz, {{greeted firstName}}

${WHAT_IT_BRINGS}

Hesabınıza bakın: {{url "/account"}}
Rafa göz atın: {{url "/"}}
Takvimden bir gün seçin: {{url "/workshops"}}

Çayı biz koyarız.

${TEXT_QUESTION}{{/layout}}`,
};
