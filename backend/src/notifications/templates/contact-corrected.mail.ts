import type { MailBlock, MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { STYLE } from './parts/mail-style.js';
import { ABOUT_A_BOOKING, RECORD_NUMBER, UNWANTED_CORRECTION } from './parts/contact-parts.js';

const CHANGES: MailBlock = {
  label: 'Düzeltilen bilgiler',
  isRequired: true,
  html: `<p ${STYLE.text}>{{#each changes}}{{#unless @first}}<br>{{/unless}}{{label}}: {{unlinked value}}{{/each}}</p>`,
};

export const contactCorrected: MailTemplate<'contact-corrected'> = {
  label: 'İletişim bilgileri düzeltildi',
  sentWhen: 'Siparişin ya da rezervasyonun adresi, telefonu ya da e-postası düzeltilince',
  isEssential: true,
  variables: {
    ...RECORD_NUMBER,
    ...FIRST_NAME,
    page_url: { label: 'Sipariş ya da bilet sayfası', from: ({ pageUrl }) => pageUrl, isSecret: true },
  },
  conditions: ABOUT_A_BOOKING,
  blocks: { changes: CHANGES },
  sample: {
    about: 'order',
    shortId: 'A4F2C81D',
    firstName: 'Zeynep',
    pageUrl: '/siparis/ornek',
    changes: [
      { label: 'Telefon', value: '0532 555 01 12' },
      { label: 'Teslimat adresi', value: 'Gül Mahallesi, Papatya Sokak 12/3, Kadıköy / İstanbul' },
    ],
  },
  subject: 'Bilgileriniz güncellendi · {{record_id}}',
  preheader: 'Kayıtlı bilgilerinizin yeni hâlini kontrol edin.',
  bodyHtml: `<h1>Bilgilerinizi güncelledik, {{user_name}}</h1>
<p><strong>{{record_id}}</strong> numaralı {{#if is_booking}}rezervasyonunuzun{{/if}}{{#unless is_booking}}siparişinizin{{/unless}} bilgileri düzeltildi. Artık şöyle kayıtlı:</p>
{{> changes}}
<p><a class="button" href="{{page_url}}">{{#if is_booking}}Biletimi görüntüle{{/if}}{{#unless is_booking}}Siparişimi görüntüle{{/unless}}</a></p>
${UNWANTED_CORRECTION}`,
};
