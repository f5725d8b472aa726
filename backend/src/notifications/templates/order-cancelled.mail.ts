import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_TRANSITION } from './sample-facts.js';

export const orderCancelled: MailTemplate<'order-cancelled'> = {
  label: 'Sipariş iptal edildi',
  sentWhen: 'Sipariş iptal edilince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    refund_total: {
      label: 'Karta geri dönen tutar',
      from: ({ newRefundKurus }) => (newRefundKurus > 0 ? formatTl(newRefundKurus) : ''),
    },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_payment_open: {
      label: 'ödeme atölyede kalıyorsa',
      holds: ({ newRefundKurus, isPaid }) => newRefundKurus === 0 && isPaid,
    },
    was_returned: {
      label: 'ödeme daha önce iade edildiyse',
      holds: ({ newRefundKurus, isPaid, isRefunded }) => newRefundKurus === 0 && !isPaid && isRefunded,
    },
    was_never_paid: {
      label: 'hiç ödeme alınmadıysa',
      holds: ({ newRefundKurus, isPaid, isRefunded }) => newRefundKurus === 0 && !isPaid && !isRefunded,
    },
  },
  blocks: ORDER_BLOCKS,
  sample: { ...SAMPLE_TRANSITION, newRefundKurus: SAMPLE_TRANSITION.totalKurus },
  subject: 'Siparişiniz iptal edildi · {{order_id}}',
  preheader:
    '{{#if refund_total}}Ödediğiniz {{refund_total}} kartınıza geri dönüyor.{{/if}}{{#unless refund_total}}{{order_id}} numaralı siparişiniz iptal edildi.{{/unless}}',
  bodyHtml: `<h1>Siparişiniz iptal edildi</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz iptal edildi.{{#if refund_total}} Ödediğiniz {{refund_total}} kartınıza geri dönüyor; iade tamamlandığında size ayrıca yazarız. Sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if is_payment_open}} Ödemeniz için sizinle ayrıca iletişime geçeceğiz.{{/if}}{{#if was_returned}} Ödemeniz size daha önce iade edilmişti; sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if was_never_paid}} Bu sipariş için sizden ödeme alınmamıştı; sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if has_seats}} Biletiniz artık geçerli değil.{{/if}}</p>
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
