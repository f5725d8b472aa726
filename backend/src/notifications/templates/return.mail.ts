import type { MailTemplate } from '../mail/mail-template.js';
import { RETURN_CONDITIONS, RETURN_VARIABLES, SAMPLE_RETURN } from './parts/return-parts.js';
import { ORDER_BUTTON, QUESTION } from './parts/shared-texts.js';

const SHARED = {
  about: 'order',
  isEssential: true,
  variables: RETURN_VARIABLES,
  conditions: RETURN_CONDITIONS,
  blocks: {},
  sample: SAMPLE_RETURN,
} as const;

export const returnNoticed: MailTemplate<'return-noticed'> = {
  ...SHARED,
  label: 'İade bildirimi alındı',
  sentWhen: 'Alıcı iade ya da hasar bildirince, iade kargosu bilgisiyle',
  subject:
    '{{#if is_damage}}Hasar bildiriminizi aldık{{/if}}{{#unless is_damage}}İadenizi bekliyoruz{{/unless}} · {{order_id}}',
  preheader: '{{return_pieces}}',
  bodyHtml: `<h1>{{#if is_damage}}Hasar bildiriminizi aldık{{/if}}{{#unless is_damage}}İadenizi bekliyoruz{{/unless}}</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişinizdeki şu parçalar için bildiriminizi aldık: <strong>{{return_pieces}}</strong>.</p>
{{#if is_damage}}
<p>Parçanın size böyle ulaşmasına çok üzüldük. Fotoğraflarınıza bakıp en kısa sürede yazacağız: dilerseniz yenisini göndeririz, dilerseniz ödemenizi iade ederiz. Lütfen parçayı ve kutusunu o zamana kadar saklayın.</p>
{{/if}}
{{#unless is_damage}}
<h2>Nasıl göndereceksiniz?</h2>
<p>{{#if return_code}}Paketi <strong>{{return_carrier}}</strong> ile gönderin; iade kodunuz: <strong>{{return_code}}</strong>.{{/if}}{{#unless return_code}}Kargo firmasını ve iade kodunuzu ayrıca yazacağız; o zamana kadar göndermenize gerek yok.{{/unless}} Kargo ücretini biz öderiz.</p>
<p>Adres: {{return_address}}</p>
<p>Parçaları geldikleri gibi, korunaklı paketleyin; kutuya sipariş numaranızı yazdığınız bir not koyun: {{order_id}}. Paketi {{return_send_by}} gününe kadar kargoya verin.</p>
<p>Ödemenizi, ödediğiniz yoldan en geç {{return_refund_by}} gününe kadar iade ederiz.</p>
{{/unless}}
${ORDER_BUTTON}
${QUESTION}`,
};

export const returnReceived: MailTemplate<'return-received'> = {
  ...SHARED,
  label: 'İade ulaştı',
  sentWhen: 'İade edilen parçalar atölyeye ulaşınca',
  subject: 'İade paketiniz bize ulaştı · {{order_id}}',
  preheader: '{{return_pieces}}',
  bodyHtml: `<h1>Paketiniz bize ulaştı</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişinizden geri gönderdiğiniz parçalar elimizde: <strong>{{return_pieces}}</strong>.</p>
<p>Ödemenizi, ödediğiniz yoldan en geç {{return_refund_by}} gününe kadar iade edeceğiz; iade tamamlanınca yine yazacağız.</p>
${ORDER_BUTTON}
${QUESTION}`,
};

export const returnDecided: MailTemplate<'return-decided'> = {
  ...SHARED,
  label: 'İade ya da hasar kararı',
  sentWhen:
    'Bir iade kabul edilmeyince, hasarlı parçanın yenisi gönderilecekse ya da para karttan başka bir yolla da dönünce',
  subject:
    '{{#if is_replaced}}Yeni parçanız hazırlanıyor{{/if}}{{#unless is_replaced}}İadeniz hakkında{{/unless}} · {{order_id}}',
  preheader: '{{return_pieces}}',
  bodyHtml: `<h1>{{#if is_refused}}İade bildiriminiz hakkında{{/if}}{{#if is_paid_back}}İadeniz onaylandı{{/if}}{{#if is_replaced}}Yeni parçanız hazırlanıyor{{/if}}</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişinizdeki şu parçalar için bildiriminizi inceledik: <strong>{{return_pieces}}</strong>.</p>
{{#if is_refused}}
<p>Ne yazık ki kabul edemiyoruz: {{return_refusal}}</p>
<p>Aynı görüşte değilseniz bu e-postayı yanıtlayın, birlikte yeniden bakalım. Tüketici hakem heyetine ve mahkemesine başvurma hakkınız saklıdır.</p>
{{/if}}
{{#if is_paid_back}}
<p>{{return_refund_ways}}</p>
{{/if}}
{{#if is_replaced}}
<p>Hasarlı gelenlerin yenisini ücretsiz gönderiyoruz. Hasarlı olanı geri göndermeniz gerekmiyor.</p>
{{/if}}
${ORDER_BUTTON}
${QUESTION}`,
};
