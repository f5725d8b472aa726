import type { LocalDate } from '../../../contract/common/dates.js';
import type { KeysCheck } from '../../../contract/connections/iyzico-account.js';
import { type Refusal, refusal, refusalFor } from './card-refusals.js';
import { optionalText, readable, readError, readPayment, records } from './iyzico-answers.js';
import type { IyzicoResource } from './iyzico-client.js';
import { IyzicoLine } from './iyzico-line.js';
import { readCallback, readWebhook } from './iyzico-notices.js';
import { type PaymentTotals, readReportPage, type ReportPage, totalsOf } from './iyzico-reports.js';
import { initializeRequest, refundRequest } from './iyzico-requests.js';
import {
  isAsExpected,
  isFinalRefusal,
  isFinalReversalRefusal,
  isPassing,
  isRefusalOfKeys,
  isTheSamePayment,
  refundedOfItem,
  reversalOf,
  stateOf,
} from './iyzico-verdicts.js';
import type {
  AuthoriseRequest,
  AuthoriseResult,
  CallbackResult,
  CancelRequest,
  CardPayments,
  InitializeResult,
  IyzicoOptions,
  PaymentExpectation,
  ProviderPayment,
  RefundRequest,
  RetrieveRequest,
  RetrieveResult,
  ReversalRequest,
  ReversalResult,
  ReversalState,
  ThreeDsInitialize,
  WebhookResult,
} from './iyzico.types.js';

type Fields = Readonly<Record<string, unknown>>;

const NO_SUCH_PAYMENT = '5087';
const ALREADY_REVERSED = '8514';
/** The first digits of a card of iyzico's own examples. */
const ANY_BIN = '55287900';

export class IyzicoGateway implements CardPayments {
  private readonly line: IyzicoLine;

  constructor(private readonly options: IyzicoOptions) {
    this.line = new IyzicoLine(options);
  }

  /** Asks something that needs valid keys and changes nothing: about the bank of a card's first digits. */
  async checkKeys(): Promise<KeysCheck> {
    const answer = await this.line.ask('checkBin', { locale: 'tr', binNumber: ANY_BIN });
    if (answer === null) return 'unreachable';
    if (answer.succeeded) return 'accepted';
    if (isRefusalOfKeys(answer.error)) return 'refused';
    // iyzico reads the request only after it has accepted the keys.
    return isPassing(answer.error) ? 'unreachable' : 'accepted';
  }

  /** The card data is passed on and stored nowhere. */
  async initialize(request: ThreeDsInitialize): Promise<InitializeResult> {
    const answer = await this.line.ask('initialize', initializeRequest(request, this.options.callbackUrl));
    if (!answer) return { outcome: 'refused', refusal: refusal('provider_unreachable') };
    if (!answer.succeeded) return { outcome: 'refused', refusal: refusalFor(answer.error) };
    const providerPaymentId = optionalText(answer.fields, 'paymentId');
    const page = optionalText(answer.fields, 'threeDSHtmlContent');
    if (!providerPaymentId || !page || !this.line.isSigned('initialize', answer.fields)) {
      return { outcome: 'refused', refusal: refusal('shop_error') };
    }
    return { outcome: 'redirect', providerPaymentId, html: Buffer.from(page, 'base64').toString('utf8') };
  }

  /**
   * Uses version 1 of the call. Version 2 checks amount and basket itself, but the client library drops
   * `conversationData`, which some banks require; the answer's amounts are checked here anyway.
   */
  async authorise(request: AuthoriseRequest): Promise<AuthoriseResult> {
    const { providerPaymentId, conversationId, conversationData } = request;
    const answer = await this.line.ask('authorise', {
      locale: 'tr',
      conversationId,
      paymentId: providerPaymentId,
      ...(conversationData && { conversationData }),
    });
    if (answer?.succeeded === false && isFinalRefusal(answer.error)) {
      return { outcome: 'refused', refusal: refusalFor(answer.error) };
    }
    const payment = answer?.succeeded ? paymentOf(answer.fields) : null;
    if (!answer?.succeeded || !payment) return { outcome: 'unknown' };
    if (!this.isTrusted(answer.fields, payment, request)) return { outcome: 'mismatch', payment };
    const state = stateOf(payment);
    return state === 'failed' ? { outcome: 'refused', refusal: fraudRefusal() } : { outcome: state, payment };
  }

  async retrieve(request: RetrieveRequest): Promise<RetrieveResult> {
    const { providerPaymentId, conversationId } = request;
    const answer = await this.line.ask('retrieve', {
      locale: 'tr',
      conversationId,
      paymentConversationId: conversationId,
      ...(providerPaymentId && { paymentId: providerPaymentId }),
    });
    if (!answer) return { state: 'unreachable' };
    if (answer.succeeded) return this.readState(answer.fields, request);
    return { state: answer.error.errorCode === NO_SUCH_PAYMENT ? 'unknown_payment' : 'unreachable' };
  }

  /** Cancels the whole payment, which works only on its day; afterwards a refund is needed. */
  cancel(request: CancelRequest): Promise<ReversalResult> {
    const { providerPaymentId, conversationId, ip } = request;
    return this.reverse('cancel', { locale: 'tr', conversationId, paymentId: providerPaymentId, ip });
  }

  refund(request: RefundRequest): Promise<ReversalResult> {
    return this.reverse(
      request.paymentTransactionId ? 'refundItem' : 'refundPayment',
      refundRequest(request),
    );
  }

  /** How much of a payment has gone back; must be asked before repeating a refund that got no answer. */
  async findReversal(request: ReversalRequest): Promise<ReversalState> {
    return (await this.readReport(request, reversalOf)) ?? 'unknown';
  }

  /** How much of one item has gone back, in kuruş; null when it is not known now. */
  async findRefundedOfItem(
    request: ReversalRequest & { readonly paymentTransactionId: string },
  ): Promise<number | null> {
    return this.readReport(request, (report) => refundedOfItem(report, request.paymentTransactionId));
  }

  /** A page of iyzico's report of a day, the first being 1; null when it is not known now. */
  async dayReport(day: LocalDate, page: number): Promise<ReportPage | null> {
    const answer = await this.line.ask('reportDay', { locale: 'tr', transactionDate: day, page });
    return answer?.succeeded ? readable(() => readReportPage(answer.fields, page)) : null;
  }

  /** All that a payment has moved until now; null when it is not known now. */
  async totals({
    conversationId,
    providerPaymentId,
  }: ReversalRequest): Promise<PaymentTotals | 'unknown_payment' | null> {
    const query = { locale: 'tr', conversationId, paymentConversationId: conversationId };
    const answer = await this.line.ask('report', query);
    if (!answer?.succeeded) return null;
    return readable(
      () => totalsOf(records(answer.fields, 'payments'), providerPaymentId) ?? 'unknown_payment',
    );
  }

  private async readReport<T>(
    { conversationId, providerPaymentId }: ReversalRequest,
    read: (report: Fields) => T,
  ): Promise<T | null> {
    const query = { locale: 'tr', conversationId, paymentConversationId: conversationId };
    const answer = await this.line.ask('report', query);
    if (!answer?.succeeded) return null;
    return readable(() => {
      const payments = records(answer.fields, 'payments');
      const report = payments.find((payment) => optionalText(payment, 'paymentId') === providerPaymentId);
      return report ? read(report) : null;
    });
  }

  verifyCallback(fields: unknown): CallbackResult {
    return readCallback(fields, this.line.secretKeys);
  }

  verifyWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): WebhookResult {
    return readWebhook(headers, body, this.line.secretKeys);
  }

  private readState(fields: Fields, request: RetrieveRequest): RetrieveResult {
    switch (optionalText(fields, 'paymentStatus') ?? '') {
      case 'INIT_THREEDS':
        return { state: 'init_3ds' };
      case 'CALLBACK_THREEDS':
        return { state: 'callback_3ds' };
      case 'FAILURE':
        return { state: 'failed', refusal: failureRefusal(fields) };
      case 'SUCCESS':
        return this.readCharged(fields, request);
      default:
        return { state: 'unreachable' };
    }
  }

  private readCharged(fields: Fields, request: RetrieveRequest): RetrieveResult {
    const payment = paymentOf(fields);
    if (!payment) return { state: 'unreachable' };
    if (!this.isTrusted(fields, payment, request)) return { state: 'mismatch', payment };
    const state = stateOf(payment);
    return state === 'failed' ? { state, refusal: fraudRefusal() } : { state, payment };
  }

  private isTrusted(
    fields: Fields,
    payment: ProviderPayment,
    request: { providerPaymentId?: string; conversationId: string; expected?: PaymentExpectation },
  ): boolean {
    const { providerPaymentId, conversationId, expected } = request;
    return (
      this.line.isSigned('payment', fields) &&
      isTheSamePayment(payment, { providerPaymentId, conversationId }) &&
      (!expected || isAsExpected(payment, expected))
    );
  }

  private async reverse(resource: IyzicoResource, request: object): Promise<ReversalResult> {
    const answer = await this.line.ask(resource, request);
    if (!answer) return { outcome: 'unknown' };
    // The signature of a refund is not checked, because iyzico's documents disagree about what it covers.
    if (answer.succeeded) return { outcome: 'done' };
    if (answer.error.errorCode === ALREADY_REVERSED) return { outcome: 'already' };
    if (!isFinalReversalRefusal(answer.error)) return { outcome: 'unknown' };
    return { outcome: 'refused', refusal: refusal('not_refundable', answer.error) };
  }
}

function paymentOf(fields: Fields): ProviderPayment | null {
  return readable(() => readPayment(fields));
}

function failureRefusal(fields: Fields): Refusal {
  const { errorCode, errorGroup = 'UNKNOWN' } = readError(fields);
  return refusalFor({ errorCode, errorGroup });
}

/** iyzico's fraud control refused the payment after the bank had accepted it. */
function fraudRefusal(): Refusal {
  return refusal('contact_bank', { errorGroup: 'FRAUD_SUSPECT' });
}
