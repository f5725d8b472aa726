import type { OrderTransitionFacts } from '../mail/facts/order-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import {
  CARGO_VARIABLES,
  DELIVERY,
  ORDER_BLOCKS,
  ORDER_CONDITIONS,
  ORDER_VARIABLES,
  PARCEL_CONDITIONS,
  PARCELS,
} from './parts/order-parts.js';
import { ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_TRANSITION } from './sample-facts.js';

const PARCEL = {
  about: 'order',
  isEssential: true,
  variables: { ...ORDER_VARIABLES, ...CARGO_VARIABLES },
  conditions: { ...ORDER_CONDITIONS, ...PARCEL_CONDITIONS },
  blocks: { ...ORDER_BLOCKS, delivery: DELIVERY, parcels: PARCELS },
  sample: {
    ...SAMPLE_TRANSITION,
    cargo: {
      company: 'Yurtiçi Kargo',
      trackingNumber: '601234567890',
      trackingUrl: 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code=601234567890',
    } satisfies OrderTransitionFacts['cargo'],
  },
} as const;

const body = (heading: string, news: string): string => `<h1>${heading}</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz ${news}</p>
{{#if has_parcels}}
<h2>{{#if is_part}}Bu pakette{{/if}}{{#unless is_part}}Paketleriniz{{/unless}}</h2>
{{> parcels}}
{{/if}}
{{#unless has_parcels}}
{{#if cargo_company}}
<h2>Kargonuz</h2>
<p>{{cargo_company}}{{#if tracking_code}}<br>Takip numarası: <strong>{{tracking_code}}</strong>{{/if}}</p>
{{#if tracking_url}}
<p><a class="button" href="{{tracking_url}}">Kargomu takip et</a></p>
{{/if}}
{{/if}}
{{/unless}}
<h2>Teslimat</h2>
{{> delivery}}
<p>Durumunu <a href="{{order_url}}">sipariş sayfanızdan</a> da izleyebilirsiniz.</p>
${ORDER_WITH_TOTALS}
${QUESTION}`;

export const orderShipped: MailTemplate<'order-shipped'> = {
  ...PARCEL,
  label: 'Sipariş kargoya verildi',
  sentWhen: 'Sipariş kargoya verilince',
  subject: 'Siparişiniz kargoda · {{order_id}}',
  preheader: 'Parçalarınızı özenle paketleyip kargoya verdik.',
  bodyHtml: body(
    '{{#if is_part}}Bir paketiniz kargoda{{/if}}{{#unless is_part}}Parçalarınız kargoda{{/unless}}',
    '{{#if is_part}}için hazırladığımız bir paket kargoya verildi.{{#if has_more}} Kalan parçalar ayrı bir paketle gelecek.{{/if}}{{/if}}{{#unless is_part}}özenle paketlendi ve kargoya verildi. Birkaç gün içinde elinizde olur.{{/unless}}',
  ),
};

export const orderInTransit: MailTemplate<'order-in-transit'> = {
  ...PARCEL,
  label: 'Sipariş yolda',
  sentWhen: 'Kargo yola çıkınca',
  subject: 'Siparişiniz yolda · {{order_id}}',
  preheader: 'Parçalarınız size doğru yola çıktı.',
  bodyHtml: body('Parçalarınız size doğru yolda', 'yola çıktı; adresinize geliyor.'),
};

export const orderDelivered: MailTemplate<'order-delivered'> = {
  ...PARCEL,
  label: 'Sipariş teslim edildi',
  sentWhen: 'Sipariş teslim edilince',
  subject: 'Siparişiniz teslim edildi · {{order_id}}',
  preheader: 'Parçalarınız sizde. Güle güle kullanın.',
  bodyHtml: body(
    'Parçalarınız sizde',
    'teslim edildi. Güle güle kullanın. Eksik ya da kırık bir parça varsa siparişinizin sayfasından hemen bildirin, birlikte çözelim; iadeyi de oradan başlatabilirsiniz.',
  ),
};
