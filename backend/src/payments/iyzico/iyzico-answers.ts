import type { ProviderError } from './card-refusals.js';
import type { ProviderPayment, ProviderPaymentItem } from './iyzico.types.js';

/** The code of an API key that iyzico does not know, or not at this address. */
export const UNKNOWN_KEY = '1001';
/** The status by which the reports refuse keys; their code, 5, means something else in all other answers. */
const NOT_AUTHENTICATED = 401;

type Fields = Readonly<Record<string, unknown>>;

export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';

  constructor(field: string) {
    super(`iyzico's answer lacks a usable "${field}"`);
  }
}

export type Answer = { readonly succeeded: true; readonly fields: Fields } | FailedAnswer;
interface FailedAnswer {
  readonly succeeded: false;
  readonly error: ProviderError;
}

/** Only the body's status counts: iyzico sends refusals with HTTP 200 or 400. */
export function readAnswer(body: object): Answer {
  const fields = { ...body } as Fields;
  if (fields['status'] === 'success') return { succeeded: true, fields };
  if (fields['status'] === NOT_AUTHENTICATED) return { succeeded: false, error: { errorCode: UNKNOWN_KEY } };
  if (fields['status'] === 'failure') return { succeeded: false, error: readError(fields) };
  throw new UnreadableAnswerError('status');
}

export function readError(fields: Fields): ProviderError {
  return {
    errorCode: optionalText(fields, 'errorCode') ?? undefined,
    errorGroup: optionalText(fields, 'errorGroup') ?? undefined,
  };
}

/** Ids are strings in answers and numbers in webhooks. */
export function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function text(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (value === null) throw new UnreadableAnswerError(name);
  return value;
}

export function kurus(fields: Fields, name: string): number {
  const lira = Number(text(fields, name));
  const amount = Math.round(lira * 100);
  if (!Number.isFinite(lira) || Math.abs(lira * 100 - amount) > 1e-4) throw new UnreadableAnswerError(name);
  return amount;
}

export function records(fields: Fields, name: string): readonly Fields[] {
  const value: unknown = fields[name];
  if (!Array.isArray(value)) throw new UnreadableAnswerError(name);
  return value.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw new UnreadableAnswerError(name);
    return entry as Fields;
  });
}

/** Null for an answer in a form that nobody expects. */
export function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableAnswerError) return null;
    throw error;
  }
}

export function readPayment(fields: Fields): ProviderPayment {
  return {
    providerPaymentId: text(fields, 'paymentId'),
    conversationId: optionalText(fields, 'conversationId') ?? '',
    basketId: optionalText(fields, 'basketId') ?? '',
    priceKurus: kurus(fields, 'price'),
    paidPriceKurus: kurus(fields, 'paidPrice'),
    currency: text(fields, 'currency'),
    fraudStatus: Number(text(fields, 'fraudStatus')),
    ...readCard(fields),
    authCode: optionalText(fields, 'authCode'),
    hostReference: optionalText(fields, 'hostReference'),
    items: records(fields, 'itemTransactions').map(readItem),
  };
}

function readCard(fields: Fields) {
  return {
    cardLastFour: /\d{4}$/.exec(optionalText(fields, 'lastFourDigits') ?? '')?.[0] ?? null,
    cardBin: /^\d{6}/.exec(optionalText(fields, 'binNumber') ?? '')?.[0] ?? null,
    cardAssociation: optionalText(fields, 'cardAssociation'),
    cardFamily: optionalText(fields, 'cardFamily'),
    cardType: optionalText(fields, 'cardType'),
  };
}

function readItem(fields: Fields): ProviderPaymentItem {
  return {
    itemId: text(fields, 'itemId'),
    paymentTransactionId: text(fields, 'paymentTransactionId'),
    priceKurus: kurus(fields, 'price'),
    // iyzico spreads a coupon over the items proportionally, which may give fractions of a kuruş.
    paidPriceKurus: Math.round(Number(text(fields, 'paidPrice')) * 100),
  };
}
