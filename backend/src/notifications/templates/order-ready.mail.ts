import type { MailTemplate } from '../mail/mail-template.js';
import { DELIVERY, ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_PICK_UP } from './sample-facts.js';

/** Goes out instead of the mail about the parcel when the buyer collects the pieces. */
export const orderReady: MailTemplate<'order-ready'> = {
  about: 'order',
  isEssential: true,
  variables: ORDER_VARIABLES,
  conditions: ORDER_CONDITIONS,
  blocks: { ...ORDER_BLOCKS, delivery: DELIVERY },
  sample: SAMPLE_PICK_UP,
  label: 'Sipariş teslime hazır',
  sentWhen: 'Atölyeden teslim alınacak sipariş hazır olunca',
  subject: 'Siparişiniz teslime hazır · {{order_id}}',
  preheader: 'Parçalarınız atölyede sizi bekliyor.',
  bodyHtml: `<h1>Parçalarınız sizi bekliyor</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz hazır. Açık olduğumuz saatlerde gelip alabilirsiniz; sipariş numaranızı söylemeniz yeterli.</p>
<h2>Teslim</h2>
{{> delivery}}
<p>Durumunu <a href="{{order_url}}">sipariş sayfanızdan</a> da izleyebilirsiniz.</p>
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
