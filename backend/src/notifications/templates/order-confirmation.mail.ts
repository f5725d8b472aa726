import { PIECES_COME_IN } from '../../../contract/orders/preparation.js';
import type { LegalDocument, LegalDocumentKind } from '../../../contract/orders/legal-document.js';
import { renderLegalPdf } from '../../orders/documents/documents-pdf.js';
import type { MailAttachment, MailTemplate } from '../mail-template.js';
import type { OrderConfirmationFacts } from '../order-mail-facts.js';
import { BUTTON, LOOK } from './mail-look.js';

const FILE_NAMES: Record<LegalDocumentKind, string> = {
  pre_information: 'on-bilgilendirme-formu',
  distance_contract: 'mesafeli-satis-sozlesmesi',
};

export const orderConfirmation: MailTemplate<'order-confirmation'> = {
  isEssential: true,
  subject: 'Siparişiniz alındı · {{shortId}}',
  preheader:
    'Teşekkür ederiz. {{#if hasPieces}}Parçalarınızı hazırlamaya başlıyoruz.{{else}}Yeriniz ayrıldı, biletinizi ayrıca gönderdik.{{/if}}',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Teşekkür ederiz, {{greeted buyer.name}}</h1>
<p ${LOOK.text}><strong>{{shortId}}</strong> numaralı siparişinizi{{#if totalKurus}}{{#unless isUnpaid}} ve ödemenizi{{/unless}}{{/if}} aldık ({{dateTime placedAt}}).{{#unless totalKurus}} Ödenecek bir tutar kalmadığı için sizden ödeme alınmadı.{{/unless}}{{#if isUnpaid}} Kartınızdan ödeme alınmadı; ödemesi için sizinle görüştüğümüz gibi ilerleyebilirsiniz.{{/if}}{{#if hasPieces}} Parçalarınızı atölyede hazırlayıp özenle paketleyeceğiz.{{/if}}{{#if hasSeats}} Atölyedeki yeriniz ayrıldı; biletiniz ve takvim dosyanız ayrı bir e-postayla yolda.{{/if}}</p>
<p style="margin:0 0 32px"><a href="{{url orderUrl}}" ${BUTTON}>Siparişimi görüntüle</a></p>
<h2 ${LOOK.subheading}>Siparişiniz</h2>
{{> lines}}
{{#if hasPieces}}
<h2 ${LOOK.subheading}>Teslimat</h2>
<p ${LOOK.text}>{{greeted buyer.name}} {{greeted buyer.surname}}, {{phone buyer.phone}}<br>{{unlinked shippingAddress}}</p>
<p ${LOOK.text}>${PIECES_COME_IN} Durumunu sipariş sayfanızdan izleyebilirsiniz.</p>
{{/if}}
{{#if notes}}
<h2 ${LOOK.subheading}>Notunuz</h2>
<p ${LOOK.text}>{{unlinked notes}}</p>
{{/if}}
<h2 ${LOOK.subheading}>Sözleşmeleriniz</h2>
<p ${LOOK.text}>Onayladığınız ön bilgilendirme formu ile mesafeli satış sözleşmesi bu e-postanın ekinde. İleride gerekebilir, saklamanızı öneririz.</p>
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
  text: `{{#> layout}}
Teşekkür ederiz, {{greeted buyer.name}}

{{shortId}} numaralı siparişinizi{{#if totalKurus}}{{#unless isUnpaid}} ve ödemenizi{{/unless}}{{/if}} aldık ({{dateTime placedAt}}).{{#unless totalKurus}} Ödenecek bir tutar kalmadığı için sizden ödeme alınmadı.{{/unless}}{{#if isUnpaid}} Kartınızdan ödeme alınmadı; ödemesi için sizinle görüştüğümüz gibi ilerleyebilirsiniz.{{/if}}
{{#if hasPieces}}
Parçalarınızı atölyede hazırlayıp özenle paketleyeceğiz.
{{/if}}
{{#if hasSeats}}
Atölyedeki yeriniz ayrıldı; biletiniz ve takvim dosyanız ayrı bir e-postayla yolda.
{{/if}}

Siparişimi görüntüle: {{url orderUrl}}

SİPARİŞİNİZ
{{> lines}}
{{#if hasPieces}}

TESLİMAT
{{greeted buyer.name}} {{greeted buyer.surname}}, {{phone buyer.phone}}
{{unlinked shippingAddress}}
${PIECES_COME_IN} Durumunu sipariş sayfanızdan izleyebilirsiniz.
{{/if}}
{{#if notes}}

NOTUNUZ
{{unlinked notes}}
{{/if}}

SÖZLEŞMELERİNİZ
Onayladığınız ön bilgilendirme formu ile mesafeli satış sözleşmesi bu e-postanın ekinde.

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
  attachments: async (payload) => {
    const attachments: MailAttachment[] = [];
    for (const document of payload.documents) attachments.push(await asPdf(document, payload));
    return attachments;
  },
};

async function asPdf(document: LegalDocument, order: OrderConfirmationFacts): Promise<MailAttachment> {
  return {
    filename: `${FILE_NAMES[document.kind]}-${order.shortId}.pdf`,
    content: await renderLegalPdf(document, { orderShortId: order.shortId, acceptedAt: order.placedAt }),
    contentType: 'application/pdf',
  };
}
