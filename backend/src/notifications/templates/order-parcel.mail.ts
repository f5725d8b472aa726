import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

type ParcelMail = 'order-shipped' | 'order-in-transit' | 'order-delivered';

interface ParcelTexts {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly lead: string;
}

const HTML_CARGO = `{{#if cargo}}
<h2 ${LOOK.subheading}>Kargonuz</h2>
<p ${LOOK.text}>{{cargo.company}}{{#if cargo.trackingNumber}}<br>Takip numarası: <strong>{{cargo.trackingNumber}}</strong>{{/if}}</p>
{{#if cargo.trackingUrl}}<p style="margin:0 0 32px"><a href="{{cargo.trackingUrl}}" ${BUTTON}>Kargomu takip et</a></p>{{/if}}
{{/if}}`;

const TEXT_CARGO = `{{#if cargo}}
KARGONUZ
{{cargo.company}}
{{#if cargo.trackingNumber}}
Takip numarası: {{cargo.trackingNumber}}
{{/if}}
{{#if cargo.trackingUrl}}
Kargomu takip et: {{cargo.trackingUrl}}
{{/if}}

{{/if}}`;

function parcelMail<K extends ParcelMail>({
  subject,
  preheader,
  heading,
  lead,
}: ParcelTexts): MailTemplate<K> {
  return {
    isEssential: true,
    subject: `${subject} · {{shortId}}`,
    preheader,
    html: `{{#> layout}}
<h1 ${LOOK.heading}>${heading}</h1>
<p ${LOOK.text}>Merhaba {{greeted buyer.name}}, <strong>{{shortId}}</strong> numaralı siparişiniz ${lead}</p>
${HTML_CARGO}
<h2 ${LOOK.subheading}>Teslimat</h2>
<p ${LOOK.text}>{{greeted buyer.name}} {{greeted buyer.surname}}, {{phone buyer.phone}}<br>{{unlinked shippingAddress}}</p>
<p ${LOOK.text}>Durumunu <a href="{{url orderUrl}}" ${LOOK.link}>sipariş sayfanızdan</a> da izleyebilirsiniz.</p>
<h2 ${LOOK.subheading}>{{shortId}} numaralı sipariş</h2>
{{> lines}}
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
    text: `{{#> layout}}
${heading}

Merhaba {{greeted buyer.name}}, {{shortId}} numaralı siparişiniz ${lead}

${TEXT_CARGO}TESLİMAT
{{greeted buyer.name}} {{greeted buyer.surname}}, {{phone buyer.phone}}
{{unlinked shippingAddress}}

Sipariş sayfanız: {{url orderUrl}}

{{shortId}} NUMARALI SİPARİŞ
{{> lines}}

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
  };
}

export const orderShipped = parcelMail<'order-shipped'>({
  subject: 'Siparişiniz kargoda',
  preheader: 'Parçalarınızı özenle paketleyip kargoya verdik.',
  heading: 'Parçalarınız kargoda',
  lead: 'özenle paketlendi ve kargoya verildi. Birkaç gün içinde elinizde olur.',
});

export const orderInTransit = parcelMail<'order-in-transit'>({
  subject: 'Siparişiniz yolda',
  preheader: 'Parçalarınız size doğru yola çıktı.',
  heading: 'Parçalarınız size doğru yolda',
  lead: 'yola çıktı; adresinize geliyor.',
});

export const orderDelivered = parcelMail<'order-delivered'>({
  subject: 'Siparişiniz teslim edildi',
  preheader: 'Parçalarınız sizde. Güle güle kullanın.',
  heading: 'Parçalarınız sizde',
  lead: 'teslim edildi. Güle güle kullanın. Paketten eksik ya da kırık bir parça çıktıysa bize hemen yazın, birlikte çözelim.',
});
