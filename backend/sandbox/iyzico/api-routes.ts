import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { authorise, authoriseV2 } from './authorise.js';
import { checkBin, installments } from './card-info.js';
import { dayReport } from './day-report.js';
import type { Fault, FaultSubject, Operation } from './faults.js';
import { parseObject, readBody, sendPage, sendJson } from '../web/http-io.js';
import { initialize } from './initialize.js';
import { detail, report } from './payment-queries.js';
import { ProviderRefusal, errorFields } from './provider-errors.js';
import { textField } from './request-fields.js';
import { cancel, refundItem, refundPayment } from './reversals.js';
import type { Fields, Handler, SandboxContext } from './sandbox-context.js';
import { checkRequestSignature } from './signatures.js';

interface ApiRoute {
  readonly operation: Operation;
  readonly handle: Handler;
}

export const API_ROUTES: Readonly<Record<string, ApiRoute>> = {
  'POST /payment/3dsecure/initialize': { operation: 'initialize', handle: initialize },
  'POST /payment/3dsecure/auth': { operation: 'auth', handle: authorise },
  'POST /payment/v2/3dsecure/auth': { operation: 'auth', handle: authoriseV2 },
  'POST /payment/detail': { operation: 'detail', handle: detail },
  'POST /payment/cancel': { operation: 'cancel', handle: cancel },
  'POST /payment/refund': { operation: 'refund', handle: refundItem },
  'POST /v2/payment/refund': { operation: 'refund', handle: refundPayment },
  'POST /payment/bin/check': { operation: 'card_info', handle: checkBin },
  'POST /payment/iyzipos/installment': { operation: 'card_info', handle: installments },
  'GET /v2/reporting/payment/transactions': { operation: 'report', handle: dayReport },
  'GET /v2/reporting/payment/details': { operation: 'report', handle: report },
};

interface ApiCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly sandbox: SandboxContext;
}

const BAD_GATEWAY =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** The reports refuse wrong keys in a form of their own. */
const NOT_AUTHENTICATED = { status: 401, errorCode: '5', errorMessage: 'Authentication failed!' };

export async function answerApi(route: ApiRoute, call: ApiCall): Promise<void> {
  const { fields, refusal } = await readRequest(call);
  if (refusal) {
    answer(call, route.operation === 'report' ? NOT_AUTHENTICATED : refusalAnswer(fields, refusal));
    return;
  }
  const fault = call.sandbox.faults.take(route.operation, subjectOf(fields, call.sandbox));
  if (fault?.kind === 'delay') await sleep(fault.delayMs, undefined, { ref: false });
  if (fault?.kind === 'hang_before') return;
  if (fault?.kind === 'http_502') {
    sendPage(call.response, { status: 502, html: BAD_GATEWAY, policy: "default-src 'none'" });
    return;
  }
  answerUnlessLost(call, perform(route, fields, { sandbox: call.sandbox, fault }), fault);
}

/** The operation is done; a fault may still affect its answer. */
function answerUnlessLost(call: ApiCall, result: Fields, fault: Fault | null): void {
  if (fault?.kind === 'hang_after') return;
  if (fault?.kind === 'http_502_after') {
    sendPage(call.response, { status: 502, html: BAD_GATEWAY, policy: "default-src 'none'" });
  } else answer(call, fault?.kind === 'bad_signature' ? { ...result, signature: '0'.repeat(64) } : result);
}

async function readRequest({
  request,
  url,
  sandbox,
}: ApiCall): Promise<{ fields: Fields; refusal?: ProviderRefusal }> {
  const rawBody = await readBody(request);
  const error = checkRequestSignature(
    { path: url.pathname, headers: request.headers, rawBody },
    sandbox.credentials,
  );
  const fields =
    request.method === 'GET' ? Object.fromEntries(url.searchParams) : parseObject(rawBody.toString('utf8'));
  const code = error ?? (fields ? null : '11');
  return { fields: fields ?? {}, ...(code && { refusal: new ProviderRefusal(code) }) };
}

function perform(
  route: ApiRoute,
  fields: Fields,
  how: { sandbox: SandboxContext; fault: Fault | null },
): Fields {
  const { sandbox, fault } = how;
  try {
    if (fault?.kind === 'rate_limit') throw new ProviderRefusal('50000');
    if (fault?.kind === 'fail') throw new ProviderRefusal(fault.errorCode);
    if (fault?.kind === 'fraud_review') startFraudReview(fields, sandbox);
    return { status: 'success', ...commonFields(fields), ...route.handle(fields, sandbox) };
  } catch (error) {
    if (error instanceof ProviderRefusal) return refusalAnswer(fields, error);
    throw error;
  }
}

function answer({ response, sandbox }: ApiCall, result: Fields): void {
  sendJson(response, result['status'] === 'failure' ? sandbox.refusalHttpStatus : 200, result);
}

function refusalAnswer(requested: Fields, refusal: ProviderRefusal): Fields {
  const common = commonFields(requested);
  return { status: 'failure', ...errorFields(refusal, common.locale), ...common };
}

function commonFields(requested: Fields) {
  const conversationId = textField(requested, 'conversationId');
  return {
    locale: textField(requested, 'locale') || 'tr',
    systemTime: Date.now(),
    ...(conversationId && { conversationId }),
  };
}

function startFraudReview(fields: Fields, { store }: SandboxContext): void {
  const payment = store.find(textField(fields, 'paymentId'));
  if (payment?.status === 'CALLBACK_THREEDS') payment.fraudStatus = 0;
}

function subjectOf(fields: Fields, { store }: SandboxContext): FaultSubject {
  const card = fields['paymentCard'] as Fields | undefined;
  const payment =
    store.find(textField(fields, 'paymentId')) ??
    store.findByTransaction(textField(fields, 'paymentTransactionId'))?.payment ??
    store.findByConversation(textField(fields, 'paymentConversationId'));
  return {
    conversationId: payment?.conversationId ?? textField(fields, 'conversationId'),
    cardLastFour: payment?.card.lastFour ?? (card ? textField(card, 'cardNumber').slice(-4) : undefined),
  };
}
