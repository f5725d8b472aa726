import { formatDateTime } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { addressToCopy, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

export const paymentLink: MailTemplate<'payment-link'> = {
  label: 'Ödeme bağlantısı',
  sentWhen: 'Siparişten ödeme bağlantısı gönderilince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    payment_total: { label: 'Ödenecek tutar', from: ({ amountKurus }) => formatTl(amountKurus) },
    payment_url: {
      label: 'Ödeme sayfasının adresi',
      from: ({ paymentUrl }) => paymentUrl,
      isRequired: true,
      isSecret: true,
    },
    payment_until: {
      label: 'Bağlantının geçerli olduğu son an',
      from: ({ expiresAt }) => formatDateTime(expiresAt),
    },
  },
  conditions: ORDER_CONDITIONS,
  blocks: ORDER_BLOCKS,
  sample: {
    ...SAMPLE_ORDER,
    paymentUrl: '/odeme-baglantisi/ornek',
    amountKurus: 100_000,
    expiresAt: '2026-11-22T11:02:00.000Z',
  },
  subject: 'Ödeme bağlantınız · {{order_id}}',
  preheader: '{{payment_total}}, {{payment_until}} saatine kadar kartınızla ödenebilir.',
  bodyHtml: `<h1>Ödeme bağlantınız hazır</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz için {{payment_total}} tutarını aşağıdaki düğmeyle kartınızdan güvenle ödeyebilirsiniz.</p>
<p><a class="button" href="{{payment_url}}">{{payment_total}} Öde</a></p>
<p>Bağlantı {{payment_until}} saatine kadar geçerlidir ve bir kez kullanılır. Süresi dolarsa bize yazmanız yeterli; size yenisini göndeririz.</p>
${addressToCopy('payment_url')}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
