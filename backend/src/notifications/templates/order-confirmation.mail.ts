import { formatDateTime } from '../../../contract/common/dates.js';
import type { LegalDocument, LegalDocumentKind } from '../../../contract/orders/legal-document.js';
import { renderLegalPdf } from '../../orders/documents/documents-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import type { OrderConfirmationFacts } from '../mail/facts/order-mail-facts.js';
import type { MailAttachment, MailTemplate } from '../mail/mail-template.js';
import { ticketFiles } from './parts/booking-attachments.js';
import { BEFORE_COMING, CANNOT_COME_TO_ONE, ORDER_TICKETS } from './parts/booking-parts.js';
import { STYLE } from './parts/mail-style.js';
import { DELIVERY, ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_BUTTON, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

const FILE_NAMES: Record<LegalDocumentKind, string> = {
  pre_information: 'on-bilgilendirme-formu',
  distance_contract: 'mesafeli-satis-sozlesmesi',
};

export const orderConfirmation: MailTemplate<'order-confirmation'> = {
  label: 'Sipariş onayı',
  sentWhen: 'Sipariş verilince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    pay_by: {
      label: 'Ödemenin son saati; yoksa boş',
      from: ({ payBy = null }) => (payBy === null ? '' : formatDateTime(payBy)),
    },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_paid: {
      label: 'ödeme alındıysa',
      holds: ({ totalKurus, isUnpaid = false }) => totalKurus > 0 && !isUnpaid,
    },
    is_reminded: {
      label: 'bir gün önce hatırlatma gidecekse',
      holds: ({ tickets }) => tickets.some(({ isReminded }) => isReminded),
    },
    is_unpaid: { label: 'atölye ödemesiz onayladıysa', holds: ({ isUnpaid = false }) => isUnpaid },
  },
  blocks: {
    ...ORDER_BLOCKS,
    tickets: ORDER_TICKETS,
    delivery: DELIVERY,
    legal_documents: {
      label: 'Sözleşmeler ekte',
      isRequired: true,
      // A sale in the studio is no distance sale and has none.
      html: `{{#if documents}}<h2 ${STYLE.subheading}>Sözleşmeleriniz</h2>
<p ${STYLE.text}>Ön bilgilendirme formu ile mesafeli satış sözleşmesi bu e-postanın ekinde. İleride gerekebilir, saklamanızı öneririz.</p>{{/if}}`,
    },
  },
  sample: SAMPLE_ORDER,
  subject:
    '{{#if has_seats}}Siparişiniz ve biletiniz{{/if}}{{#unless has_seats}}Siparişiniz alındı{{/unless}} · {{order_id}}',
  preheader:
    'Teşekkür ederiz.{{#if has_pieces}} Parçalarınızı hazırlamaya başlıyoruz.{{/if}}{{#if has_seats}} Yeriniz ayrıldı, biletiniz bu e-postada.{{/if}}',
  bodyHtml: `<h1>Teşekkür ederiz, {{user_name}}</h1>
<p><strong>{{order_id}}</strong> numaralı siparişinizi{{#if is_paid}} ve ödemenizi{{/if}} aldık ({{order_date}}).{{#unless has_total}} Ödenecek bir tutar kalmadığı için sizden ödeme alınmadı.{{/unless}}{{#if is_unpaid}} Kartınızdan ödeme alınmadı; {{#if pay_by}}yerinizi {{pay_by}} saatine kadar ayırdık, ödemeniz o zamana kadar gelmezse yer yeniden boşalır.{{/if}}{{#unless pay_by}}ödemesi için sizinle görüştüğümüz gibi ilerleyebilirsiniz.{{/unless}}{{/if}}{{#if has_pieces}} Parçalarınızı atölyede hazırlayıp özenle paketleyeceğiz.{{/if}}{{#if has_seats}} Atölyedeki yeriniz ayrıldı; biletiniz aşağıda, takvim dosyanız ekte.{{/if}}</p>
${ORDER_BUTTON}
<h2>Siparişiniz</h2>
{{> order_lines}}
{{> order_totals}}
{{#if has_pieces}}
<h2>Teslimat</h2>
{{> delivery}}
<p>Parçalarınız {{pieces_promise}}. Durumunu sipariş sayfanızdan izleyebilirsiniz.</p>
{{/if}}
{{#if has_seats}}
<h2>Biletiniz</h2>
{{/if}}
{{> tickets}}
{{#if has_seats}}
${BEFORE_COMING}
${CANNOT_COME_TO_ONE}
{{/if}}
{{#if order_note}}
<h2>Notunuz</h2>
<p>{{order_note}}</p>
{{/if}}
{{> legal_documents}}
${QUESTION}`,
  attachments: async (payload, studio) => {
    const attachments: MailAttachment[] = [];
    for (const ticket of payload.tickets) attachments.push(...(await ticketFiles(ticket)));
    for (const document of payload.documents) attachments.push(await asPdf(document, payload, studio));
    return attachments;
  },
};

async function asPdf(
  document: LegalDocument,
  order: OrderConfirmationFacts,
  studio: StudioBrand,
): Promise<MailAttachment> {
  const { shortId: orderShortId, placedAt: acceptedAt } = order;
  return {
    filename: `${FILE_NAMES[document.kind]}-${order.shortId}.pdf`,
    content: await renderLegalPdf(document, { orderShortId, acceptedAt, studio }),
    contentType: 'application/pdf',
  };
}
