import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_BUTTON, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_TRANSITION } from './sample-facts.js';

export const orderReinstated: MailTemplate<'order-reinstated'> = {
  label: 'Sipariş yeniden açıldı',
  sentWhen: 'İptal edilen sipariş yeniden işleme alınınca',
  about: 'order',
  isEssential: true,
  variables: ORDER_VARIABLES,
  conditions: {
    ...ORDER_CONDITIONS,
    is_payment_open: {
      label: 'ödemesi bekleniyorsa',
      holds: ({ isPaid, totalKurus }) => !isPaid && totalKurus > 0,
    },
  },
  blocks: ORDER_BLOCKS,
  sample: SAMPLE_TRANSITION,
  subject: 'Siparişiniz yeniden işlemde · {{order_id}}',
  preheader: 'İptal edilen siparişinizi yeniden işleme aldık.',
  bodyHtml: `<h1>Siparişiniz yeniden işlemde</h1>
<p>Merhaba {{user_name}}, iptal edilen <strong>{{order_id}}</strong> numaralı siparişinizi yeniden işleme aldık.{{#if has_pieces}} Parçalarınızı yeniden ayırdık.{{/if}}{{#if has_seats}} Atölyedeki yeriniz yeniden ayrıldı; güncel biletiniz ayrı bir e-postayla yolda.{{/if}}{{#if is_payment_open}} Ödemesi için sizinle ayrıca iletişime geçeceğiz.{{/if}}</p>
${ORDER_BUTTON}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
