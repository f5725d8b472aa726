import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

export const welcome: MailTemplate<'welcome'> = {
  label: 'Hoş geldiniz',
  sentWhen: 'Üyelik açılınca',
  isEssential: false,
  variables: FIRST_NAME,
  sample: SAMPLE_PERSON,
  subject: 'Aramıza hoş geldiniz, {{user_name}}',
  preheader: 'Üyeliğiniz hazır. Siparişleriniz ve biletleriniz hesabınızda bir arada.',
  bodyHtml: `<h1>Hoş geldiniz, {{user_name}}</h1>
<p>Üyeliğiniz hazır, sizi aramızda görmek güzel. Siparişleriniz, workshop biletleriniz ve size yazdıklarımız bundan sonra hesabınızda bir arada durur; bilgileriniz de ödeme sırasında hazır olur.</p>
<p><a class="button" href="/account">Hesabınıza Bakın</a></p>
<p>Bu arada <a href="/">rafa göz atabilir</a> ya da <a href="/workshops">takvimden bir gün seçebilirsiniz</a>. Çayı biz koyarız.</p>
${QUESTION}`,
};
