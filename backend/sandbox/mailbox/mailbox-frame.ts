import { escapeHtml } from '../../src/platform/html/escape-html.js';

export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function mailboxPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="tr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)} · Toprak posta kutusu</title>
  <link rel="stylesheet" href="/mailbox.css">
</head>
<body>
  <header>
    <a class="brand" href="/">Toprak <span>posta kutusu</span></a>
    <p>Mağazanın gönderdiği e-postalar burada toplanır; hiçbiri dışarı çıkmaz.</p>
  </header>
  <main>
${content}
  </main>
</body>
</html>`;
}

export const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #fbf8f3; color: #2a211c;
  font: 16px/1.5 "Nunito Sans", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
a { color: #a4452a; text-underline-offset: 3px; }
header, main { max-width: 1040px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 20px; padding-top: 28px; padding-bottom: 20px; }
header p { margin: 0; color: #6e6155; font-size: 14px; }
.brand { font: 400 24px/1.2 Fraunces, Georgia, serif; color: #2a211c; text-decoration: none; }
.brand span { color: #6e6155; font-size: 18px; }
main { padding-bottom: 56px; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 12px 0;
  border-top: 1px solid #e3d9cb; border-bottom: 1px solid #e3d9cb; }
.bar h1 { margin: 0; font: 400 20px/1.3 Fraunces, Georgia, serif; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border: 1px solid #877a6b;
  border-radius: 10px; background: none; color: #2a211c; font: inherit; font-size: 15px;
  font-weight: 650; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #f4ede3; }
:focus-visible { outline: 3px solid #2f5d8c; outline-offset: 2px; }
ol.mails { list-style: none; margin: 0; padding: 0; }
.mails a { display: grid; grid-template-columns: 240px 1fr auto; gap: 4px 20px; padding: 14px 8px; color: inherit;
  text-decoration: none; border-bottom: 1px solid #e3d9cb; }
.mails a:hover { background: #f4ede3; }
.mails b { font-weight: 650; overflow-wrap: anywhere; }
.mails .to, .mails time, .mails small { color: #6e6155; font-size: 14px; }
.mails .to { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mails small { display: block; text-align: right; }
.empty { padding: 72px 0; text-align: center; color: #5b4e44; }
.empty h2 { margin: 0 0 8px; font: 400 22px/1.3 Fraunces, Georgia, serif; color: #2a211c; }
.empty p { margin: 0; }
h1.subject { margin: 24px 0 16px; font: 400 30px/1.2 Fraunces, Georgia, serif; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: #6e6155; }
dd { margin: 0; overflow-wrap: anywhere; }
nav.tabs { display: flex; gap: 4px; border-bottom: 1px solid #e3d9cb; }
.tabs a { padding: 11px 16px; color: #5b4e44; text-decoration: none; font-weight: 650; border-bottom: 2px solid transparent; }
.tabs a[aria-current] { color: #2a211c; border-color: #a4452a; }
iframe { display: block; width: 100%; height: 78vh; margin-top: 16px; border: 1px solid #e3d9cb; border-radius: 10px;
  background: #fff; }
pre { margin: 16px 0 0; padding: 20px; border-radius: 10px; background: #f4ede3; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 15px/1.55 ui-monospace, SFMono-Regular, Menlo, monospace; }
ul.attachments { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 0 0 20px; padding: 0; }
.attachments small { margin-left: 8px; color: #6e6155; font-weight: 400; }
@media (max-width: 640px) {
  .mails a { grid-template-columns: 1fr auto; }
  .mails b { grid-row: 2; grid-column: 1 / -1; }
}
`;

/** Checks for new mails every two seconds and updates only the list. */
export const REFRESH_SCRIPT = `
const known = () => document.querySelector('[data-list]')?.dataset.list;
async function refresh() {
  const answer = await fetch('/', { headers: { accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (fresh.querySelector('[data-list]')?.dataset.list === known()) return;
  document.querySelector('main').replaceWith(fresh.querySelector('main'));
}
setInterval(refresh, 2000);
`;
