import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { STYLE } from './parts/mail-style.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_BUTTON, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

export const orderCorrected: MailTemplate<'order-corrected'> = {
  label: 'Sipariş düzeltildi',
  sentWhen: 'Atölye bir siparişin parçalarını ya da yerlerini düzeltince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    total_before: { label: 'Önceki toplam', from: ({ totalBeforeKurus }) => formatTl(totalBeforeKurus) },
    difference: {
      label: 'Fark: “64,00 TL arttı”',
      from: ({ totalBeforeKurus, totalKurus }) => differenceOf(totalKurus - totalBeforeKurus),
    },
    given_back: {
      label: 'Geri dönen tutar; yoksa boş',
      from: ({ givenBackKurus }) => (givenBackKurus > 0 ? formatTl(givenBackKurus) : ''),
    },
    payment_left: {
      label: 'Kalan tutar; tamamı ödendiyse boş',
      from: ({ openKurus }) => (openKurus > 0 ? formatTl(openKurus) : ''),
    },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_student_difference: {
      label: 'öğrenci farkı alındıysa',
      holds: ({ isStudentDifference }) => isStudentDifference,
    },
  },
  blocks: {
    ...ORDER_BLOCKS,
    corrected_lines: {
      label: 'Düzeltilen kalemler',
      html: `<table ${STYLE.table} style="margin:8px 0 0">
{{#each corrected}}
<tr>
  <td valign="top" style="padding:8px 12px 8px 0"><p ${STYLE.name}>{{name}}</p>{{#if when}}<p ${STYLE.rowDate}>{{when}}</p>{{/if}}</td>
  <td ${STYLE.amount}>{{before}} yerine {{after}}</td>
</tr>
{{/each}}
</table>`,
    },
  },
  sample: {
    ...SAMPLE_ORDER,
    corrected: [{ name: 'Espresso Fincanı', when: null, before: 3, after: 2 }],
    isStudentDifference: false,
    totalBeforeKurus: SAMPLE_ORDER.totalKurus + 42_000,
    givenBackKurus: 42_000,
    openKurus: 0,
  },
  subject: 'Siparişiniz düzeltildi · {{order_id}}',
  preheader: 'Yeni toplam {{order_total}}.',
  bodyHtml: `<h1>Siparişiniz düzeltildi</h1>
<p>Merhaba {{user_name}}, {{#if is_student_difference}}öğrenci belgesi olmadığı için <strong>{{order_id}}</strong> numaralı siparişinizdeki yeri normal fiyata çevirdik.{{/if}}{{#unless is_student_difference}}<strong>{{order_id}}</strong> numaralı siparişinizde şunları düzelttik:{{/unless}}</p>
{{#unless is_student_difference}}
{{> corrected_lines}}
{{/unless}}
<p>Toplam {{total_before}} idi; şimdi <strong>{{order_total}}</strong> oldu, {{difference}}.{{#if given_back}} Fazla ödediğiniz {{given_back}}, ödediğiniz yoldan size geri dönüyor.{{/if}}{{#if payment_left}} Siparişinizden geriye <strong>{{payment_left}}</strong> kaldı; ödemesi için size yazacağız.{{/if}}</p>
{{#if has_seats}}
<p>Yerleriniz değiştiyse güncel biletiniz ayrı bir e-postayla yolda.</p>
{{/if}}
<p>Kabul ettiğiniz sözleşme olduğu gibi duruyor; bu düzeltme onun ekidir ve siparişinizin sayfasında da yazar.</p>
${ORDER_BUTTON}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};

function differenceOf(kurus: number): string {
  if (kurus === 0) return 'tutar değişmedi';
  return kurus > 0 ? `${formatTl(kurus)} arttı` : `${formatTl(-kurus)} azaldı`;
}
