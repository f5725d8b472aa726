import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_BUTTON, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

const SAMPLE_SALE = {
  ...SAMPLE_ORDER,
  lines: SAMPLE_ORDER.lines.filter(({ when }) => when === null),
  hasSeats: false,
  isPickedUp: true,
};

export const counterReceipt: MailTemplate<'counter-receipt'> = {
  label: 'Tezgâh satışı',
  sentWhen: 'Tezgâhta satış yapılıp e-posta yazılınca',
  about: 'order',
  isEssential: true,
  variables: ORDER_VARIABLES,
  conditions: ORDER_CONDITIONS,
  blocks: ORDER_BLOCKS,
  sample: SAMPLE_SALE,
  subject: 'Alışverişiniz için teşekkürler · {{order_id}}',
  preheader: 'Atölyemizden aldıklarınızın özeti: {{order_total}}.',
  bodyHtml: `<h1>Atölyemize uğradığınız için teşekkürler</h1>
<p>Merhaba {{user_name}}, {{order_date}} tarihinde tezgâhımızdan aldıklarınızın özetini aşağıda bulabilirsiniz. Bu özet fiş ya da fatura yerine geçmez.</p>
${ORDER_BUTTON}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};

export const counterUndone: MailTemplate<'counter-undone'> = {
  label: 'Tezgâh satışı geri alındı',
  sentWhen: 'E-postası gönderilmiş bir tezgâh satışı geri alınınca',
  about: 'order',
  isEssential: true,
  variables: ORDER_VARIABLES,
  conditions: ORDER_CONDITIONS,
  blocks: ORDER_BLOCKS,
  sample: SAMPLE_SALE,
  subject: 'Satış kaydınızı geri aldık · {{order_id}}',
  preheader: '{{order_id}} numaralı özetiniz artık geçerli değil.',
  bodyHtml: `<h1>Satış kaydınızı geri aldık</h1>
<p>Merhaba {{user_name}}, az önce size <strong>{{order_id}}</strong> numaralı alışverişinizin özetini göndermiştik. Bu satışı geri aldık; önceki e-postamız artık geçerli değil.</p>
<p>Ödediğiniz tutar size geri verilmediyse bu e-postayı yanıtlayın, hemen ilgilenelim.</p>
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
