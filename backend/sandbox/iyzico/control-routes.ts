import type { IncomingMessage, ServerResponse } from 'node:http';
import { InvalidFaultError, readFault } from './faults.js';
import { parseObject, readBody, sendJson } from '../web/http-io.js';
import type { StoredPayment } from './payment-store.js';
import type { SandboxContext } from './sandbox-context.js';

/**
 * For tests and demonstrations, from any process:
 * GET, POST and DELETE /sandbox/faults · GET /sandbox/payments · POST /sandbox/payments/{id}/fraud-status ·
 * POST /sandbox/keys
 */
export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  { path, sandbox }: { path: string; sandbox: SandboxContext },
): Promise<void> {
  const body = parseObject((await readBody(request)).toString('utf8')) ?? {};
  const reviewed = /^\/sandbox\/payments\/(\d+)\/fraud-status$/.exec(path)?.[1];
  switch (`${request.method ?? ''} ${reviewed ? 'fraud-status' : path}`) {
    case 'GET /sandbox/faults': {
      sendJson(response, 200, sandbox.faults.list());
      return;
    }
    case 'POST /sandbox/faults': {
      planFault(body, response, sandbox);
      return;
    }
    case 'DELETE /sandbox/faults':
      sandbox.faults.clear();
      {
        sendJson(response, 200, { cleared: true });
        return;
      }
    case 'GET /sandbox/payments': {
      sendJson(response, 200, sandbox.store.all().map(publicView));
      return;
    }
    case 'POST /sandbox/keys': {
      replaceKeys(body, response, sandbox);
      return;
    }
    case 'POST fraud-status': {
      endFraudReview(sandbox.store.find(reviewed ?? ''), response, { body, sandbox });
      return;
    }
    default: {
      sendJson(response, 404, { error: 'Unknown control call' });
      return;
    }
  }
}

function planFault(
  body: Readonly<Record<string, unknown>>,
  response: ServerResponse,
  { faults }: SandboxContext,
): void {
  try {
    const fault = readFault(body);
    faults.plan(fault);
    sendJson(response, 201, fault);
  } catch (error) {
    if (!(error instanceof InvalidFaultError)) throw error;
    sendJson(response, 400, { error: error.message });
  }
}

/** From now on only the new keys are valid, also for payments that were begun with the old ones. */
function replaceKeys(
  { apiKey, secretKey }: Readonly<Record<string, unknown>>,
  response: ServerResponse,
  sandbox: SandboxContext,
): void {
  if (typeof apiKey !== 'string' || typeof secretKey !== 'string') {
    sendJson(response, 400, { error: 'An "apiKey" and a "secretKey" are needed' });
    return;
  }
  sandbox.credentials = { apiKey, secretKey };
  sendJson(response, 200, { replaced: true });
}

/** Applies the decision of iyzico's fraud team: 1 lets the payment through, -1 refuses it. */
function endFraudReview(
  payment: StoredPayment | undefined,
  response: ServerResponse,
  { body, sandbox }: { body: Readonly<Record<string, unknown>>; sandbox: SandboxContext },
): void {
  const { fraudStatus } = body;
  if (payment?.status !== 'SUCCESS' || (fraudStatus !== 1 && fraudStatus !== -1 && fraudStatus !== 0)) {
    sendJson(response, 400, { error: 'A charged payment and a "fraudStatus" of 1, 0 or -1 are needed' });
    return;
  }
  payment.fraudStatus = fraudStatus;
  sandbox.store.save(payment);
  sandbox.webhooks.announce(payment, 'THREE_DS_AUTH');
  sendJson(response, 200, publicView(payment));
}

function publicView(payment: StoredPayment): object {
  return { ...payment, pageToken: undefined };
}
