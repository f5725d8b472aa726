import { refusal, refusalForMdStatus } from './card-refusals.js';
import { optionalText } from './iyzico-answers.js';
import { isSignedByIyzico, isWebhookSignedByIyzico } from './iyzico-signature.js';
import type { CallbackResult, WebhookNotification, WebhookResult } from './iyzico.types.js';

/** iyzico sends only such characters; anybody else may send others. */
const PRINTABLE = /^[\x20-\x7e]+$/;

/** Parsers for data from outside, which comes through the buyer's browser or from iyzico's servers. */

export interface PaymentIds {
  readonly providerPaymentId: string;
  readonly conversationId: string;
}

/** The payment that a callback or webhook claims to be about; null for ids that iyzico never gives. */
export function paymentNamedIn(fields: unknown): PaymentIds | null {
  const given = asFields(fields);
  const ids = {
    providerPaymentId: optionalText(given, 'paymentId') ?? '',
    conversationId:
      optionalText(given, 'conversationId') ?? optionalText(given, 'paymentConversationId') ?? '',
  };
  return Object.values(ids).every((id) => PRINTABLE.test(id)) ? ids : null;
}

export function readCallback(fields: unknown, secretKeys: readonly string[]): CallbackResult {
  const given = asFields(fields);
  const field = (name: string): string => optionalText(given, name) ?? '';
  const ids = { providerPaymentId: field('paymentId'), conversationId: field('conversationId') };
  const identified = Object.values(ids).every((id) => PRINTABLE.test(id));
  const isSigned = secretKeys.some((secretKey) => isSignedByIyzico('callback', given, secretKey));
  if (!identified || !isSigned) return { outcome: 'unverified', ...ids };

  const mdStatus = field('mdStatus');
  const callback = { ...ids, conversationData: field('conversationData'), mdStatus };
  if (mdStatus !== '1') return { outcome: 'rejected', ...callback, refusal: refusalForMdStatus(mdStatus) };
  if (field('status') !== 'success') {
    return { outcome: 'rejected', ...callback, refusal: refusal('three_ds_failed') };
  }
  return { outcome: 'authenticated', ...callback };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export function readWebhook(headers: Headers, body: unknown, secretKeys: readonly string[]): WebhookResult {
  const notification = readNotification(asFields(body));
  if (!notification) return { outcome: 'invalid' };
  const signature = Object.entries(headers).find(
    ([name]) => name.toLowerCase() === 'x-iyz-signature-v3',
  )?.[1];
  if (signature === undefined) return { outcome: 'unsigned', notification };
  const signed = { ...notification, paymentId: notification.providerPaymentId };
  const isSigned = secretKeys.some((secretKey) => isWebhookSignedByIyzico(signed, signature, secretKey));
  if (!isSigned) return { outcome: 'invalid' };
  return { outcome: 'verified', notification };
}

function readNotification(fields: Record<string, unknown>): WebhookNotification | null {
  const field = (name: string): string => optionalText(fields, name) ?? '';
  const notification = {
    reference: field('iyziReferenceCode'),
    eventType: field('iyziEventType'),
    providerPaymentId: field('paymentId'),
    conversationId: field('paymentConversationId'),
    status: field('status'),
  };
  return Object.values(notification).every((value) => PRINTABLE.test(value)) ? notification : null;
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
