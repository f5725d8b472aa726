import type { Refusal } from './card-refusals.js';

type Currency = 'TRY';

export interface IyzicoKeys {
  readonly apiKey: string;
  readonly secretKey: string;
}

export interface IyzicoOptions {
  readonly uri: string;
  /**
   * The keys of an account first, then those that may have replaced them. A later one is tried only when iyzico
   * refuses the one before it. Without any, nothing is asked.
   */
  readonly keys: readonly IyzicoKeys[];
  /** The address to which the bank returns the buyer's browser, by a cross-site form POST. */
  readonly callbackUrl: string;
  readonly timeoutMs?: number;
  /** For the log: iyzico could not be reached or answered something invalid. Never contains card data. */
  readonly onTrouble?: (trouble: Error) => void;
}

interface CardDetails {
  readonly holderName: string;
  readonly number: string;
  /** Two digits, '01' to '12'. */
  readonly expireMonth: string;
  /** Two or four digits. */
  readonly expireYear: string;
  readonly cvc: string;
}

export interface Buyer {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly identityNumber: string;
  readonly email: string;
  /** +905350000000 */
  readonly gsmNumber: string;
  readonly ip: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly zipCode?: string;
}

export interface PostalAddress {
  readonly contactName: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly zipCode?: string;
}

export interface BasketItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly kind: 'physical' | 'virtual';
  /** The price of the whole line in kuruş. Lines of 0 kuruş are left out, because iyzico refuses them. */
  readonly priceKurus: number;
}

/**
 * The payment that is expected. `priceKurus` is the sum of the items, `paidPriceKurus` the amount charged.
 */
export interface PaymentExpectation {
  readonly basketId: string;
  readonly priceKurus: number;
  readonly paidPriceKurus: number;
  readonly currency: Currency;
}

export interface ThreeDsInitialize extends PaymentExpectation {
  /** Unique per attempt; the only way to find a payment whose initialize call timed out. */
  readonly conversationId: string;
  readonly card: CardDetails;
  readonly buyer: Buyer;
  readonly shippingAddress: PostalAddress;
  readonly billingAddress: PostalAddress;
  readonly items: readonly BasketItem[];
}

export type InitializeResult =
  | { readonly outcome: 'redirect'; readonly providerPaymentId: string; readonly html: string }
  /** No money can have moved, also when iyzico could not be reached. */
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

export interface ProviderPaymentItem {
  readonly itemId: string;
  readonly paymentTransactionId: string;
  readonly priceKurus: number;
  readonly paidPriceKurus: number;
}

export interface ProviderPayment {
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly basketId: string;
  readonly priceKurus: number;
  readonly paidPriceKurus: number;
  readonly currency: string;
  /** 1 accepted, 0 in review, -1 refused. */
  readonly fraudStatus: number;
  readonly cardLastFour: string | null;
  /** At most the first six digits: it is allowed to store six and four, but not eight and four. */
  readonly cardBin: string | null;
  readonly cardAssociation: string | null;
  readonly cardFamily: string | null;
  readonly cardType: string | null;
  readonly authCode: string | null;
  readonly hostReference: string | null;
  readonly items: readonly ProviderPaymentItem[];
}

export interface AuthoriseRequest {
  readonly providerPaymentId: string;
  readonly conversationId: string;
  /** From the callback; empty when it has none. */
  readonly conversationData: string;
  readonly expected: PaymentExpectation;
}

export type AuthoriseResult =
  /** 'in_review': charged, but the goods must wait for iyzico's fraud team. */
  | { readonly outcome: 'paid' | 'in_review'; readonly payment: ProviderPayment }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** The money may have moved; ask `retrieve` before starting the payment again. */
  | { readonly outcome: 'unknown' }
  /** The charge differs from what was agreed, or is not signed by iyzico: a person must look. */
  | { readonly outcome: 'mismatch'; readonly payment: ProviderPayment };

export interface RetrieveRequest {
  readonly providerPaymentId?: string;
  readonly conversationId: string;
  /** When given, a differing payment is reported as 'mismatch' instead of 'paid' or 'in_review'. */
  readonly expected?: PaymentExpectation;
}

export type RetrieveResult =
  | { readonly state: 'unknown_payment' | 'init_3ds' | 'callback_3ds' | 'unreachable' }
  | { readonly state: 'paid' | 'in_review' | 'mismatch'; readonly payment: ProviderPayment }
  | { readonly state: 'failed'; readonly refusal: Refusal };

export interface CancelRequest {
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly ip?: string;
}

/** Refunds one item by its transaction id, or the whole payment when `paymentTransactionId` is absent. */
export interface RefundRequest {
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly paymentTransactionId?: string;
  readonly amountKurus: number;
  readonly ip?: string;
}

export type ReversalResult =
  /** 'already': iyzico has done it before or is doing it now. */
  | { readonly outcome: 'done' | 'already' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** Ask `findReversal` before repeating it, because refunds are not idempotent. */
  | { readonly outcome: 'unknown' };

export interface ReversalRequest {
  readonly providerPaymentId: string;
  readonly conversationId: string;
}

export type ReversalState = 'none' | 'partial' | 'whole' | 'unknown';

interface VerifiedCallback {
  readonly outcome: 'authenticated' | 'rejected';
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly conversationData: string;
  readonly mdStatus: string;
}

export type CallbackResult =
  | (VerifiedCallback & { readonly outcome: 'authenticated' })
  | (VerifiedCallback & { readonly outcome: 'rejected'; readonly refusal: Refusal })
  /** Not proven to come from iyzico: at most a reason to ask `retrieve`. */
  | { readonly outcome: 'unverified'; readonly providerPaymentId: string; readonly conversationId: string };

export interface WebhookNotification {
  /** iyziReferenceCode, unique per notification. */
  readonly reference: string;
  readonly eventType: string;
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly status: string;
}

export type WebhookResult =
  | { readonly outcome: 'verified'; readonly notification: WebhookNotification }
  /**
   * iyzico signs notices only when support has switched that on; an unsigned one is only a reason to ask
   * `retrieve`.
   */
  | { readonly outcome: 'unsigned'; readonly notification: WebhookNotification }
  | { readonly outcome: 'invalid' };

/** The interface to iyzico for the rest of the shop. All amounts are integers in kuruş. */
export interface CardPayments {
  initialize(request: ThreeDsInitialize): Promise<InitializeResult>;
  authorise(request: AuthoriseRequest): Promise<AuthoriseResult>;
  retrieve(request: RetrieveRequest): Promise<RetrieveResult>;
  cancel(request: CancelRequest): Promise<ReversalResult>;
  refund(request: RefundRequest): Promise<ReversalResult>;
  findReversal(request: ReversalRequest): Promise<ReversalState>;
  findRefundedOfItem(
    request: ReversalRequest & { readonly paymentTransactionId: string },
  ): Promise<number | null>;
  verifyCallback(fields: unknown): CallbackResult;
  verifyWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): WebhookResult;
}
