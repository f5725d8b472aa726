import { randomUUID } from 'node:crypto';
import { redirectToShop } from './bank-handover.js';
import { bankNotice, bankPage } from './bank-page.js';
import type { Fault } from './faults.js';
import type { StoredPayment } from './payment-store.js';
import { textField } from './request-fields.js';
import type { Fields, SandboxContext } from './sandbox-context.js';
import { signFields } from './signatures.js';

const CALLBACK_SIGNATURE = ['conversationData', 'conversationId', 'mdStatus', 'paymentId', 'status'];
/** The code of iyzico's own sandbox is always accepted as well. */
const IYZICO_SMS_CODE = '123456';

export type BankHandler = (form: Fields, sandbox: SandboxContext) => string;

export const BANK_ROUTES: Readonly<Record<string, BankHandler>> = {
  '/payment/mock/init3ds': askForCode,
  '/payment/mock/confirm3ds': confirm,
};

function askForCode(form: Fields, sandbox: SandboxContext): string {
  const payment = sandbox.store.findByPageToken(textField(form, 'PaReq'));
  if (!payment) return unknownPage();
  if (payment.status !== 'INIT_THREEDS') return backToShop(payment, sandbox);
  const { shopName, smsCode, publicUrl } = sandbox;
  return bankPage({ payment, shopName, smsCode, confirmationUrl: `${publicUrl}/payment/mock/confirm3ds` });
}

function confirm(form: Fields, sandbox: SandboxContext): string {
  const payment = sandbox.store.findByPageToken(textField(form, 'PaReq'));
  if (!payment) return unknownPage();
  // A page that is submitted twice sends the same result twice.
  if (payment.status === 'INIT_THREEDS') decide(payment, { form, sandbox });
  return backToShop(payment, sandbox);
}

function decide(payment: StoredPayment, { form, sandbox }: { form: Fields; sandbox: SandboxContext }): void {
  const isCodeRight = [sandbox.smsCode, IYZICO_SMS_CODE].includes(textField(form, 'smsCode'));
  const isConfirmed = isCodeRight && textField(form, 'action') !== 'cancel';
  const { behaviour, bank } = payment.card;
  const bankSays = behaviour.kind === 'bank_says' ? behaviour.mdStatus : '1';
  payment.mdStatus = isConfirmed ? bankSays : '0';
  payment.status = payment.mdStatus === '1' ? 'CALLBACK_THREEDS' : 'FAILURE';
  // Some banks require their own data back with the authorisation, most do not.
  payment.conversationData = payment.mdStatus === '1' && bank === 'Garanti BBVA' ? randomUUID() : '';
  sandbox.store.save(payment);
  sandbox.webhooks.announce(payment, 'THREE_DS_CALLBACK');
}

function backToShop(payment: StoredPayment, sandbox: SandboxContext): string {
  const { conversationId, card, callbackUrl } = payment;
  const fault = sandbox.faults.take('callback', { conversationId, cardLastFour: card.lastFour });
  const fields = callbackFields(payment, { fault, secretKey: sandbox.credentials.secretKey });
  if (fault?.kind === 'drop') {
    return bankNotice('Bağlantı koptu', 'Mağazaya geri dönülemedi. Bu sayfayı kapatabilirsiniz.');
  }
  if (fault?.kind === 'duplicate') void sendOnItsOwn(callbackUrl, fields);
  return redirectToShop({ callbackUrl, fields, delayMs: fault?.kind === 'delay' ? fault.delayMs : 0 });
}

function callbackFields(
  { mdStatus, id, conversationData, conversationId }: StoredPayment,
  { fault, secretKey }: { fault: Fault | null; secretKey: string },
): Record<string, string> {
  const fields = {
    status: mdStatus === '1' ? 'success' : 'failure',
    paymentId: id,
    conversationData,
    conversationId,
    mdStatus: mdStatus ?? '0',
  };
  const key = fault?.kind === 'bad_signature' ? `${secretKey}!` : secretKey;
  return { ...fields, signature: signFields(fields, CALLBACK_SIGNATURE, key) };
}

/** Sends a second copy of a callback, in parallel with the browser's. */
async function sendOnItsOwn(callbackUrl: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await fetch(callbackUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
}

function unknownPage(): string {
  return bankNotice(
    'İşlem bulunamadı',
    'Bu ödeme bilinmiyor ya da süresi dolmuş. Mağazadan yeniden deneyebilirsiniz.',
  );
}
