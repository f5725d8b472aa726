import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_BUTTON, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

export const paymentReceived: MailTemplate<'payment-received'> = {
  label: 'Ödeme alındı',
  sentWhen: 'Siparişin bir bölümü bağlantıyla ödenince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    payment_total: { label: 'Alınan tutar', from: ({ receivedKurus }) => formatTl(receivedKurus) },
    payment_left: {
      label: 'Kalan tutar; tamamı ödendiyse boş',
      from: ({ openKurus }) => (openKurus > 0 ? formatTl(openKurus) : ''),
    },
  },
  conditions: ORDER_CONDITIONS,
  blocks: ORDER_BLOCKS,
  sample: { ...SAMPLE_ORDER, receivedKurus: 100_000, openKurus: SAMPLE_ORDER.totalKurus - 100_000 },
  subject: 'Ödemenizi aldık · {{order_id}}',
  preheader: '{{payment_total}} tutarındaki ödemeniz bize ulaştı.',
  bodyHtml: `<h1>Ödemenizi aldık</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz için {{payment_total}} tutarındaki ödemeniz bize ulaştı; teşekkür ederiz.</p>
<p>{{#if payment_left}}Siparişinizden geriye <strong>{{payment_left}}</strong> kaldı.{{/if}}{{#unless payment_left}}Siparişinizin tamamı ödendi; yapmanız gereken başka bir şey yok.{{/unless}}</p>
${ORDER_BUTTON}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
