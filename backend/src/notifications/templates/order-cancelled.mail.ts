import type { OrderTransitionFacts } from '../mail/facts/order-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES, tl } from './parts/order-parts.js';
import { ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_TRANSITION } from './sample-facts.js';

const givesBack = ({ newRefundKurus, newCreditKurus = 0 }: OrderTransitionFacts) =>
  newRefundKurus + newCreditKurus > 0;

export const orderCancelled: MailTemplate<'order-cancelled'> = {
  label: 'Sipariş iptal edildi',
  sentWhen: 'Sipariş iptal edilince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    refund_total: {
      label: 'Karta geri dönen tutar',
      from: ({ newRefundKurus }) => tl(newRefundKurus),
    },
    credit_total: {
      label: 'Krediye geri eklenen tutar',
      from: ({ newCreditKurus = 0 }) => tl(newCreditKurus),
    },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_payment_open: {
      label: 'ödeme atölyede kalıyorsa',
      holds: (change) => !givesBack(change) && change.isPaid,
    },
    was_returned: {
      label: 'ödeme daha önce iade edildiyse',
      holds: (change) => !givesBack(change) && !change.isPaid && change.isRefunded,
    },
    was_never_paid: {
      label: 'hiç ödeme alınmadıysa',
      holds: (change) => !givesBack(change) && !change.isPaid && !change.isRefunded,
    },
  },
  blocks: ORDER_BLOCKS,
  sample: { ...SAMPLE_TRANSITION, newRefundKurus: SAMPLE_TRANSITION.totalKurus },
  subject: 'Siparişiniz iptal edildi · {{order_id}}',
  preheader:
    '{{#if refund_total}}Ödediğiniz {{refund_total}} kartınıza geri dönüyor.{{/if}}{{#unless refund_total}}{{order_id}} numaralı siparişiniz iptal edildi.{{/unless}}',
  bodyHtml: `<h1>Siparişiniz iptal edildi</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz iptal edildi.{{#if refund_total}} Ödediğiniz {{refund_total}} kartınıza geri dönüyor; iade tamamlandığında size ayrıca yazarız. Sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if credit_total}} Krediyle ödediğiniz {{credit_total}} kredinize geri eklendi; kodunuz geçerli.{{/if}}{{#if is_payment_open}} Ödemeniz için sizinle ayrıca iletişime geçeceğiz.{{/if}}{{#if was_returned}} Ödemeniz size daha önce iade edilmişti; sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if was_never_paid}} Bu sipariş için sizden ödeme alınmamıştı; sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if has_seats}} Biletiniz artık geçerli değil.{{/if}}</p>
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
