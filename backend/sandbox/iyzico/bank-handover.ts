import { escapeHtml } from '../../src/platform/html/escape-html.js';
import { hiddenFields } from '../web/html.js';
import type { StoredPayment } from './payment-store.js';

interface Handover {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly formId: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly delayMs: number;
}

/** The page of `threeDSHtmlContent`, which redirects to the bank by itself. */
export function redirectToBank(payment: StoredPayment, publicUrl: string): string {
  return handoverPage({
    title: 'Bankanıza yönlendiriliyorsunuz',
    text: 'Bu birkaç saniye sürebilir, lütfen sayfayı kapatmayın.',
    button: 'Bankaya Geç',
    formId: 'iyzico-3ds-form',
    action: `${publicUrl}/payment/mock/init3ds`,
    delayMs: 0,
    fields: {
      orderId: `mock${payment.installment}-${payment.id}iyziord`,
      bin: payment.card.bin.slice(0, 6),
      successUrl: `${publicUrl}/payment/iyzipos/callback3ds/success/1`,
      failureUrl: `${publicUrl}/payment/iyzipos/callback3ds/failure/1`,
      confirmationUrl: `${publicUrl}/payment/mock/confirm3ds`,
      PaReq: payment.pageToken,
    },
  });
}

export interface ShopReturn {
  readonly callbackUrl: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly delayMs: number;
}

export function redirectToShop({ callbackUrl, fields, delayMs }: ShopReturn): string {
  return handoverPage({
    title: 'Mağazaya dönüyorsunuz',
    text: 'Doğrulama sonucu mağazaya iletiliyor, lütfen sayfayı kapatmayın.',
    button: 'Mağazaya Dön',
    formId: 'iyzico-3ds-form',
    action: callbackUrl,
    fields,
    delayMs,
  });
}

function handoverPage({ title, text, button, formId, action, fields, delayMs }: Handover): string {
  return `<!doctype html>
<html lang="tr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>iyzico Mock 3-D Secure · ${escapeHtml(title)}</title>
  <style>
    body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef3f2; color: #17312f;
      font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; text-align: center; }
    h1 { font-size: 22px; margin: 0 0 8px; }
    p { margin: 0 24px 24px; color: #47605d; }
    button { font: inherit; padding: 12px 24px; border: 1px solid #0f5257; border-radius: 10px; background: none;
      color: #0f5257; cursor: pointer; }
  </style>
</head>
<body>
  <main>
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>
    <form id="${formId}" method="post" action="${escapeHtml(action)}">
      ${hiddenFields(fields)}
      <button type="submit">${escapeHtml(button)}</button>
    </form>
  </main>
  <script>setTimeout(function () { document.getElementById('${formId}').submit(); }, ${Math.trunc(delayMs)});</script>
</body>
</html>`;
}
