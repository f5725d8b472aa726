import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The fields that iyzico signs in each answer, in its order. Cancel, BIN and instalment answers are not
 * signed.
 */
const SIGNED_FIELDS = {
  initialize: ['paymentId', 'conversationId'],
  payment: ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'],
  callback: ['conversationData', 'conversationId', 'mdStatus', 'paymentId', 'status'],
  refund: ['paymentId', 'price', 'currency', 'conversationId'],
} as const;

export type SignedAnswer = keyof typeof SIGNED_FIELDS;

type Fields = Readonly<Record<string, unknown>>;

export function isSignedByIyzico(kind: SignedAnswer, fields: Fields, secretKey: string): boolean {
  const values = SIGNED_FIELDS[kind].map((name) => signedText(name, fields[name]));
  return equalsSecretly(hmac(values.join(':'), secretKey), fields['signature']);
}

export interface SignedWebhook {
  readonly eventType: string;
  readonly paymentId: string;
  readonly conversationId: string;
  readonly status: string;
}

/** X-IYZ-SIGNATURE-V3: the secret is both the key and the beginning of the message, and nothing separates the values. */
export function isWebhookSignedByIyzico(
  webhook: SignedWebhook,
  signature: unknown,
  secretKey: string,
): boolean {
  const message = secretKey + webhook.eventType + webhook.paymentId + webhook.conversationId + webhook.status;
  return equalsSecretly(hmac(message, secretKey), signature);
}

/** 10.0 → 10 and 10.50 → 10.5: iyzico signs prices without trailing zeros. */
export function trimPrice(price: string): string {
  return price.includes('.') ? price.replace(/\.?0+$/, '') : price;
}

/** A missing value counts as an empty text. */
function signedText(name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return name === 'price' || name === 'paidPrice' ? trimPrice(String(value)) : String(value);
}

function hmac(message: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(message).digest('hex');
}

function equalsSecretly(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
