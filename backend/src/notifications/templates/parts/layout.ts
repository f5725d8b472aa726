import { BODY, COLOR, MARK, STYLE, WORDMARK } from './mail-style.js';

/** The layout around the body of every mail. */
export const LAYOUT = `<!doctype html>
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
<div style="display:none;max-height:0;overflow:hidden;opacity:0" class="preheader">{{preheader}}</div>
<table ${STYLE.table} class="paper" style="background:${COLOR.paper}">
<tr><td align="center" style="padding:24px 12px 40px">
  <table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
    <tr><td class="pad" style="padding:8px 40px 24px"><a href="{{url "/"}}" ${WORDMARK}><img src="{{url mark.path}}" width="{{mark.width}}" height="{{mark.height}}" alt="{{#unless mark.showsName}}{{studio.name}}{{/unless}}" ${MARK}>{{#if mark.showsName}}{{studio.name}}{{/if}}</a></td></tr>
    <tr><td class="surface pad line" style="padding:40px 40px 32px;background:${COLOR.surface};border:1px solid ${COLOR.line};border-radius:16px;${BODY}">
{{{body}}}
    </td></tr>
    <tr><td class="pad" style="padding:24px 40px 0">
      <p ${STYLE.signature}>{{seller.title}}<br>{{seller.address}}<br>{{phone seller.phone}} · <a href="mailto:{{seller.email}}" ${STYLE.link}>{{seller.email}}</a></p>
      {{#if unsubscribeUrl}}<p ${STYLE.small}><br>Bu e-postayı, {{studio.name}} bültenini ve duyurularını almayı kabul ettiğiniz için gönderdik. <a href="{{unsubscribeUrl}}" ${STYLE.namedLink}>Bültenden ayrılın</a></p>{{/if}}
      {{#if choicesUrl}}<p ${STYLE.small}><a href="{{choicesUrl}}" ${STYLE.namedLink}>İletişim tercihleriniz</a></p>{{/if}}
    </td></tr>
  </table>
</td></tr>
</table>
</body>
</html>
`;
