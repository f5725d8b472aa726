import { LOOK } from './mail-look.js';

const row = (label: string, value: string) =>
  `<tr><td width="80" valign="baseline" style="padding:4px 16px 4px 0"><p ${LOOK.tight}>${label}</p></td><td valign="baseline" style="padding:4px 0"><p ${LOOK.name}>${value}</p></td></tr>`;

/** What every mail of a booking tells: when, where, how many. */
export const HTML_BOOKING = `<table ${LOOK.table} style="margin:8px 0 16px">
${row('Workshop', '{{title}}')}
${row('Gün', '{{day}}')}
${row('Saat', '{{hours}}')}
${row('Yer', '{{place}}')}
${row('Kişi', '{{seats}}')}
</table>
`;

export const TEXT_BOOKING = `Workshop: {{title}}
Gün: {{day}}
Saat: {{hours}}
Yer: {{place}}
Kişi: {{seats}}
`;

export const HTML_STUDENT = `{{#if isStudent}}
<p ${LOOK.text}><strong>Belgenizi yanınıza almayı unutmayın.</strong> Yerinizi öğrenci indirimiyle ayırttınız; geçerli öğrenci belgenizi workshopta göstermeniz gerekiyor.</p>
{{/if}}
`;

export const TEXT_STUDENT = `{{#if isStudent}}

Belgenizi yanınıza almayı unutmayın. Yerinizi öğrenci indirimiyle ayırttınız; geçerli öğrenci belgenizi workshopta göstermeniz gerekiyor.
{{/if}}
`;

export const HTML_CANNOT_COME = `<h2 ${LOOK.subheading}>Gelemeyecek misiniz?</h2>
<p ${LOOK.tight}>Planınız değişirse lütfen en kısa sürede bize haber verin: bu e-postayı yanıtlayın ya da <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasını arayın. Tarihi belli workshoplarda cayma hakkı bulunmuyor; yine de bir çözüm aramaya çalışırız.</p>
`;

export const TEXT_CANNOT_COME = `GELEMEYECEK MİSİNİZ?
Planınız değişirse lütfen en kısa sürede bize haber verin: bu e-postayı yanıtlayın ya da {{phone seller.phone}} numarasını arayın. Tarihi belli workshoplarda cayma hakkı bulunmuyor; yine de bir çözüm aramaya çalışırız.
`;
