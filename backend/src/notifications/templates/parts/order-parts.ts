import { formatDateTime } from '../../../../contract/common/dates.js';
import { formatTl } from '../../../../contract/common/money.js';
import { describePromise, promisedDay } from '../../../../contract/orders/preparation.js';
import { UNNAMED_BUYER } from '../../../../contract/orders/unnamed-buyer.js';
import { formatPhone } from '../../../../contract/common/phone.js';
import type { MailBlock, MailCondition, MailVariable } from '../../mail/mail-template.js';
import type { OrderMailFacts, OrderTransitionFacts } from '../../mail/facts/order-mail-facts.js';
import { withoutLinks, withoutWebAddresses } from '../../mail/sanitize-text.js';
import { COLOR, STYLE } from './mail-style.js';

/** The formatted amount; empty for zero, so that templates can test for it. */
export const tl = (kurus: number) => (kurus > 0 ? formatTl(kurus) : '');

export const ORDER_VARIABLES = {
  user_name: {
    label: 'Alıcının adı',
    from: ({ buyer }) =>
      buyer.name === UNNAMED_BUYER.name ? 'değerli misafirimiz' : withoutLinks(buyer.name),
  },
  user_surname: { label: 'Alıcının soyadı', from: ({ buyer }) => withoutLinks(buyer.surname) },
  user_email: { label: 'Alıcının e-postası', from: ({ buyer }) => buyer.email },
  user_phone: { label: 'Alıcının telefonu', from: ({ buyer }) => formatPhone(buyer.phone) },
  order_id: { label: 'Sipariş numarası', from: ({ shortId }) => shortId },
  order_url: { label: 'Sipariş sayfasının adresi', from: ({ orderUrl }) => orderUrl, isSecret: true },
  order_date: { label: 'Sipariş tarihi', from: ({ placedAt }) => formatDateTime(placedAt) },
  latest_arrival: {
    label: 'Parçaların en geç geleceği gün',
    from: ({ placedAt, preparationDays }) => promisedDay(placedAt, preparationDays),
  },
  pieces_promise: {
    label: 'Parçaların sözü: “en geç … günü elinizde olur”',
    from: ({ placedAt, preparationDays, isPickedUp = false }) =>
      describePromise(placedAt, { preparationDays, isPickedUp }),
  },
  order_total: { label: 'Toplam tutar', from: ({ totalKurus }) => formatTl(totalKurus) },
  order_subtotal: { label: 'Ara toplam', from: ({ subtotalKurus }) => formatTl(subtotalKurus) },
  order_discount: { label: 'İndirim', from: ({ discountKurus }) => tl(discountKurus) },
  order_shipping: { label: 'Kargo ücreti', from: ({ shippingKurus = 0 }) => tl(shippingKurus) },
  order_vat: { label: 'KDV', from: ({ vatKurus }) => formatTl(vatKurus) },
  coupon_code: { label: 'Kupon', from: ({ couponCode }) => couponCode ?? '' },
  order_items: {
    label: 'Sipariştekiler, tek satırda',
    from: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  },
  shipping_address: {
    label: 'Teslimat adresi',
    from: ({ shippingAddress }) => withoutWebAddresses(shippingAddress),
  },
  order_note: { label: 'Sipariş notu', from: ({ notes }) => withoutWebAddresses(notes) },
} as const satisfies Record<string, MailVariable<OrderMailFacts>>;

export const ORDER_CONDITIONS = {
  has_pieces: { label: 'siparişte parça varsa', holds: ({ hasPieces }) => hasPieces },
  has_seats: { label: 'siparişte workshop yeri varsa', holds: ({ hasSeats }) => hasSeats },
  has_total: { label: 'ödenecek bir tutar varsa', holds: ({ totalKurus }) => totalKurus > 0 },
} as const satisfies Record<string, MailCondition<OrderMailFacts>>;

const ORDER_LINES: MailBlock = {
  label: 'Sipariş kalemleri',
  isRequired: true,
  html: `<table ${STYLE.table} style="margin:8px 0 0">
{{#each lines}}
<tr><td colspan="3" ${STYLE.rule}>&nbsp;</td></tr>
<tr>
  <td width="80" valign="top" style="padding:16px 16px 16px 0">
    {{#if pictureUrl}}<img src="{{url pictureUrl}}" width="80" height="80" alt="" style="display:block;width:80px;height:80px;border-radius:8px;object-fit:cover;background:${COLOR.stone}">{{/if}}
  </td>
  <td valign="top" style="padding:16px 12px 16px 0">
    <p ${STYLE.name}>{{name}}</p>
    {{#if when}}<p ${STYLE.rowDate}>{{#if isMoved}}Yeni tarihi: {{/if}}{{when}}</p>{{/if}}
    {{#if isCancelled}}<p ${STYLE.rowCancelled}>İptal edildi</p>{{/if}}
    <p ${STYLE.rowSmall}>{{quantity}} {{#if when}}kişi{{else}}adet{{/if}} × {{tl unitPriceKurus}}{{#if isStudent}} (öğrenci fiyatı){{/if}}</p>
  </td>
  <td ${STYLE.amount}>{{tl totalKurus}}</td>
</tr>
{{/each}}
<tr><td colspan="3" ${STYLE.rule}>&nbsp;</td></tr>
</table>`,
};

const sum = (label: string, amount: string) =>
  `<tr><td><p ${STYLE.rowLabel}>${label}</p></td><td align="right"><p ${STYLE.rowValue}>${amount}</p></td></tr>`;
const grandTotal = (label: string, amount: string) =>
  `<tr><td ${STYLE.total}><span class="row-label">${label}</span></td><td align="right" ${STYLE.total}>${amount}</td></tr>`;

const ORDER_TOTALS: MailBlock = {
  label: 'Toplamlar ve KDV',
  isRequired: true,
  html: `<table ${STYLE.table} style="margin:16px 0 0">
{{#if discountKurus}}
${sum('Ara toplam', '{{tl subtotalKurus}}')}
${sum('{{#if couponCode}}Kupon ({{couponCode}}){{else}}İndirim{{/if}}', '−{{tl discountKurus}}')}
{{else}}{{#if shippingKurus}}${sum('Ara toplam', '{{tl subtotalKurus}}')}{{/if}}
{{/if}}
{{#if hasPieces}}${sum('{{#if isPickedUp}}Atölyeden teslim{{else}}Kargo{{/if}}', '{{#if shippingKurus}}{{tl shippingKurus}}{{else}}Ücretsiz{{/if}}')}{{/if}}
${grandTotal('Toplam', '{{tl totalKurus}}')}
{{#if afterRefund}}
${sum('İade', '−{{tl afterRefund.refundKurus}}')}
${grandTotal('Kalan', '{{tl afterRefund.leftKurus}}')}
{{/if}}
<tr><td colspan="2"><p ${STYLE.small}>Fiyatlara KDV dâhildir. Toplamın içindeki KDV: {{tl vatKurus}}{{#if hasSeveralRates}}{{#each vatGroups}}<br>KDV %{{ratePercent}}: {{tl vatKurus}} ({{tl totalKurus}} tutarın içinde){{/each}}{{/if}}</p></td></tr>
</table>`,
};

export const ORDER_BLOCKS = {
  order_lines: ORDER_LINES,
  order_totals: ORDER_TOTALS,
} as const satisfies Record<string, MailBlock>;

export const DELIVERY: MailBlock = {
  label: 'Teslimat adresi ve telefon',
  html: `<p ${STYLE.text}>{{greeted buyer.name}} {{greeted buyer.surname}}, {{phone buyer.phone}}<br>{{unlinked shippingAddress}}</p>`,
};

/** The buyer's data as typed, for the studio. */
export const BUYER: MailBlock = {
  label: 'Alıcı',
  isRequired: true,
  html: `<p ${STYLE.text}>{{greeted buyer.name}} {{greeted buyer.surname}}<br><a href="tel:{{buyer.phone}}" ${STYLE.link}>{{phone buyer.phone}}</a><br><a href="mailto:{{buyer.email}}" ${STYLE.link}>{{buyer.email}}</a></p>`,
};

export const CARGO_VARIABLES = {
  cargo_company: { label: 'Kargo firması', from: ({ cargo }) => cargo?.company ?? '' },
  tracking_code: { label: 'Kargo takip numarası', from: ({ cargo }) => cargo?.trackingNumber ?? '' },
  tracking_url: { label: 'Kargo takip adresi', from: ({ cargo }) => cargo?.trackingUrl ?? '' },
} as const satisfies Record<string, MailVariable<OrderTransitionFacts>>;

export const PARCEL_CONDITIONS = {
  has_parcels: { label: 'sipariş parça parça geliyorsa', holds: ({ parcels = [] }) => parcels.length > 0 },
  is_part: { label: 'yalnızca bir paket yola çıktıysa', holds: ({ isPart = false }) => isPart },
  has_more: { label: 'yola çıkmamış başka parça varsa', holds: ({ hasMore = false }) => hasMore },
} as const satisfies Record<string, MailCondition<OrderTransitionFacts>>;

export const PARCELS: MailBlock = {
  label: 'Paketler ve takip numaraları',
  html: `{{#each parcels}}<p ${STYLE.text}>{{items}}{{#if cargo}}<br>{{cargo.company}}{{#if cargo.trackingNumber}}, takip numarası {{#if cargo.trackingUrl}}<a href="{{cargo.trackingUrl}}" ${STYLE.link}>{{cargo.trackingNumber}}</a>{{else}}{{cargo.trackingNumber}}{{/if}}{{/if}}{{/if}}</p>{{/each}}`,
};
