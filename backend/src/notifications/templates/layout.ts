import { COLOR, LOOK, WORDMARK } from './mail-look.js';

/** Mails are written as blocks within the layout: {{#> layout}} … {{/layout}}. */
export const HTML_LAYOUT = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{subject}}</title>
<style>
  @media (max-width:480px) { .pad { padding-left:20px !important; padding-right:20px !important } }
  @media (prefers-color-scheme:dark) {
    .paper { background:#1D1713 !important }
    .surface { background:#2A211C !important }
    .ink { color:#FBF8F3 !important }
    .muted { color:#CFC3B5 !important }
    .accent { color:#E9A58B !important }
    .line { border-color:#4A3E35 !important }
  }
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${COLOR.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">{{preheader}}</div>
<table ${LOOK.table} class="paper" style="background:${COLOR.paper}">
<tr><td align="center" style="padding:24px 12px 40px">
  <table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
    <tr><td class="pad" style="padding:8px 40px 24px"><a href="{{url "/"}}" ${WORDMARK}>Toprak</a></td></tr>
    <tr><td class="surface pad line" style="padding:40px 40px 32px;background:${COLOR.surface};border:1px solid ${COLOR.line};border-radius:16px">
{{> @partial-block}}
    </td></tr>
    <tr><td class="pad" style="padding:24px 40px 0">
      <p ${LOOK.small}>{{seller.title}}<br>{{seller.address}}<br>{{phone seller.phone}} · <a href="mailto:{{seller.email}}" ${LOOK.link}>{{seller.email}}</a></p>
      {{#if unsubscribeUrl}}<p ${LOOK.small}><br>Bu e-postayı, Toprak’tan e-posta almayı kabul ettiğiniz için gönderdik. <a href="{{unsubscribeUrl}}" ${LOOK.link}>Bültenden ayrılın</a></p>{{/if}}
    </td></tr>
  </table>
</td></tr>
</table>
</body>
</html>
`;

export const HTML_LINES = `<table ${LOOK.table} style="margin:8px 0 0">
{{#each lines}}
<tr><td colspan="3" ${LOOK.rule}>&nbsp;</td></tr>
<tr>
  <td width="80" valign="top" style="padding:16px 16px 16px 0">
    {{#if pictureUrl}}<img src="{{url pictureUrl}}" width="80" height="80" alt="" style="display:block;width:80px;height:80px;border-radius:8px;object-fit:cover;background:${COLOR.stone}">{{/if}}
  </td>
  <td valign="top" style="padding:16px 12px 16px 0">
    <p ${LOOK.name}>{{name}}</p>
    {{#if when}}<p ${LOOK.small}>{{when}}</p>{{/if}}
    <p ${LOOK.small}>{{quantity}} {{#if when}}kişi{{else}}adet{{/if}} × {{tl unitPriceKurus}}{{#if isStudent}} (öğrenci fiyatı){{/if}}</p>
  </td>
  <td ${LOOK.amount}>{{tl totalKurus}}</td>
</tr>
{{/each}}
<tr><td colspan="3" ${LOOK.rule}>&nbsp;</td></tr>
</table>
<table ${LOOK.table} style="margin:16px 0 0">
{{#if discountKurus}}
<tr><td><p ${LOOK.tight}>Ara toplam</p></td><td align="right"><p ${LOOK.tight}>{{tl subtotalKurus}}</p></td></tr>
<tr><td><p ${LOOK.tight}>{{#if couponCode}}Kupon ({{couponCode}}){{else}}İndirim{{/if}}</p></td><td align="right"><p ${LOOK.tight}>−{{tl discountKurus}}</p></td></tr>
{{/if}}
{{#if hasPieces}}<tr><td><p ${LOOK.tight}>Teslimat</p></td><td align="right"><p ${LOOK.tight}>Ücretsiz</p></td></tr>{{/if}}
<tr><td ${LOOK.total}>Toplam</td><td align="right" ${LOOK.total}>{{tl totalKurus}}</td></tr>
{{#if afterRefund}}
<tr><td><p ${LOOK.tight}>İade</p></td><td align="right"><p ${LOOK.tight}>−{{tl afterRefund.backKurus}}</p></td></tr>
<tr><td ${LOOK.total}>Kalan</td><td align="right" ${LOOK.total}>{{tl afterRefund.leftKurus}}</td></tr>
{{/if}}
<tr><td colspan="2"><p ${LOOK.small}>KDV dâhildir; toplamın {{tl vatKurus}} tutarı KDV’dir.</p></td></tr>
</table>
`;

export const TEXT_LAYOUT = `TOPRAK

{{> @partial-block}}

--
{{seller.title}}
{{seller.address}}
{{phone seller.phone}} · {{seller.email}}
{{#if unsubscribeUrl}}

Bu e-postayı, Toprak’tan e-posta almayı kabul ettiğiniz için gönderdik.
Bültenden ayrılın: {{unsubscribeUrl}}
{{/if}}
`;

export const TEXT_LINES = `{{#each lines}}
- {{name}}
{{#if when}}
  {{when}}
{{/if}}
  {{quantity}} {{#if when}}kişi{{else}}adet{{/if}} × {{tl unitPriceKurus}}{{#if isStudent}} (öğrenci fiyatı){{/if}} = {{tl totalKurus}}
{{/each}}

{{#if discountKurus}}
Ara toplam: {{tl subtotalKurus}}
{{#if couponCode}}Kupon ({{couponCode}}){{else}}İndirim{{/if}}: −{{tl discountKurus}}
{{/if}}
{{#if hasPieces}}
Teslimat: Ücretsiz
{{/if}}
Toplam: {{tl totalKurus}} (KDV dâhildir; KDV tutarı {{tl vatKurus}})
{{#if afterRefund}}
İade: −{{tl afterRefund.backKurus}}
Kalan: {{tl afterRefund.leftKurus}}
{{/if}}
`;
