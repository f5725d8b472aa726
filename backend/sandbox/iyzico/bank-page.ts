import { escapeHtml } from '../../src/platform/html/escape-html.js';
import { hiddenFields } from '../web/html.js';
import type { StoredPayment } from './payment-store.js';

const SECONDS_TO_CONFIRM = 180;

interface BankPage {
  readonly payment: StoredPayment;
  readonly shopName: string;
  readonly smsCode: string;
  readonly confirmationUrl: string;
}

export function bankPage({ payment, shopName, smsCode, confirmationUrl }: BankPage): string {
  const amount = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: payment.currency }).format(
    payment.paidPriceKurus / 100,
  );
  return frame(
    'Ödemenizi onaylayın',
    `<h1>Ödemenizi onaylayın</h1>
      <p class="lead">Kartınıza bağlı telefona gönderdiğimiz 6 haneli kodu girin.</p>
      <dl>
        <div><dt>Mağaza</dt><dd>${escapeHtml(shopName)}</dd></div>
        <div><dt>Tutar</dt><dd class="amount">${escapeHtml(amount)}</dd></div>
        <div><dt>Kart</dt><dd>•••• ${escapeHtml(payment.card.lastFour)}</dd></div>
        <div><dt>Kalan süre</dt><dd><span id="left" role="timer">3:00</span></dd></div>
      </dl>
      <p class="sms"><strong>Deneme SMS'i</strong> Onay kodunuz: <b id="sms-code">${escapeHtml(smsCode)}</b></p>
      <form id="confirm" method="post" action="${escapeHtml(confirmationUrl)}">
        ${hiddenFields({ PaReq: payment.pageToken })}
        <label for="smsCode">SMS onay kodu</label>
        <input id="smsCode" name="smsCode" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}"
          maxlength="6" required autofocus>
        <button class="primary" type="submit" name="action" value="confirm">Onayla</button>
        <button class="plain" type="submit" name="action" value="cancel" formnovalidate>Vazgeç</button>
      </form>
      <script>${COUNTDOWN}</script>`,
  );
}

export function bankNotice(title: string, text: string): string {
  return frame(title, `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>`);
}

const COUNTDOWN = `
        var left = ${SECONDS_TO_CONFIRM};
        var clock = setInterval(function () {
          left -= 1;
          document.getElementById('left').textContent =
            Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
          if (left > 0) return;
          clearInterval(clock);
          document.querySelector('button[value=cancel]').click();
        }, 1000);`;

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="tr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Deneme Bankası · ${escapeHtml(title)}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <header>${LOGO}<span>Deneme Bankası</span><small>3D Secure</small></header>
    <section>
      ${content}
    </section>
    <footer>Bu bir deneme sayfasıdır; gerçek bir bankaya ait değildir ve hiçbir karttan para çekmez.</footer>
  </main>
</body>
</html>`;
}

const LOGO = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor"
        stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M3 11 14 4l11 7M5 24h18M7 11v9m7-9v9m7-9v9"/></svg>`;

const STYLE = `
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; background: #eef3f2; color: #17312f;
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    main { max-width: 440px; margin: 0 auto; padding: 40px 16px; }
    header { display: flex; align-items: center; gap: 10px; padding: 20px 28px; border-radius: 16px 16px 0 0;
      background: #0f5257; color: #fff; font-weight: 650; font-size: 18px; }
    header small { margin-left: auto; font-weight: 500; font-size: 13px; letter-spacing: .04em; opacity: .85; }
    section { padding: 28px; background: #fff; border-radius: 0 0 16px 16px; box-shadow: 0 12px 32px #0f525718; }
    h1 { margin: 0 0 6px; font-size: 23px; line-height: 1.25; letter-spacing: -.01em; }
    .lead { margin: 0 0 20px; color: #47605d; }
    dl { margin: 0 0 20px; border-top: 1px solid #dde7e5; }
    dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid #dde7e5; }
    dt { color: #47605d; }
    dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; }
    .amount { font-size: 19px; }
    .sms { margin: 0 0 20px; padding: 12px 16px; border-radius: 10px; background: #fdf3dc; color: #5c4308; }
    .sms strong { display: block; font-size: 13px; font-weight: 600; }
    .sms b { font-size: 18px; letter-spacing: .08em; user-select: all; }
    label { display: block; margin-bottom: 6px; font-weight: 600; font-size: 15px; }
    input:not([type=hidden]) { width: 100%; height: 56px; padding: 0 16px; border: 1px solid #6b8683; border-radius: 10px;
      font: 600 24px/1 ui-monospace, SFMono-Regular, Menlo, monospace; letter-spacing: .3em; text-align: center; color: inherit; }
    button { width: 100%; min-height: 48px; margin-top: 16px; border: 0; border-radius: 10px; font: inherit;
      font-weight: 650; cursor: pointer; }
    .primary { background: #0f5257; color: #fff; }
    .primary:hover { background: #0b4044; }
    .plain { margin-top: 8px; background: none; color: #0f5257; }
    .plain:hover { background: #eef3f2; }
    :focus-visible { outline: 3px solid #d08a00; outline-offset: 2px; }
    footer { padding: 20px 12px; color: #47605d; font-size: 13px; text-align: center; }
  `;
