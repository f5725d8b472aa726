import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_ROUTES, answerApi } from './api-routes.js';
import { BANK_ROUTES } from './bank-routes.js';
import { answerControl } from './control-routes.js';
import { Faults } from './faults.js';
import { readBody, sendPage, sendJson } from '../web/http-io.js';
import { PaymentStore } from './payment-store.js';
import type { SandboxContext } from './sandbox-context.js';
import { WebhookSender } from './webhook-sender.js';

export interface IyzicoSandboxOptions {
  /** Both must be recognisable as test credentials and begin with 'sandbox-'. */
  readonly apiKey: string;
  readonly secretKey: string;
  /** A free port when absent. */
  readonly port?: number;
  readonly host?: string;
  /**
   * The address at which the buyer's browser reaches the bank. A site other than the shop's reveals problems
   * with cookies on the return.
   */
  readonly publicUrl?: string;
  /** Without it, the payments are lost at the end. */
  readonly stateFile?: string;
  readonly webhookUrl?: string;
  readonly webhookDelayMs?: number;
  readonly webhookRetryMs?: number;
  readonly isWebhookSigned?: boolean;
  readonly smsCode?: string;
  readonly shopName?: string;
  readonly refusalHttpStatus?: 200 | 400;
}

export interface IyzicoSandbox {
  readonly url: string;
  readonly port: number;
  /** What it has in its books, which tests may change as somebody in iyzico's own panel would. */
  readonly payments: PaymentStore;
  stop(): Promise<void>;
}

const DEFAULT_SMS_CODE = '283126';
const FIFTEEN_MINUTES_MS = 900_000;
/** Longer than a busy shop pauses between two calls: a call sent on a connection that just ends would be lost. */
const KEEP_ALIVE_MS = 65_000;
const BANK_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

export async function startIyzicoSandbox(options: IyzicoSandboxOptions): Promise<IyzicoSandbox> {
  const { host = '127.0.0.1', apiKey, secretKey } = options;
  if (!apiKey.startsWith('sandbox-') || !secretKey.startsWith('sandbox-')) {
    throw new Error("The stand-in for iyzico takes only test credentials, which begin with 'sandbox-'.");
  }
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }).listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  const sandbox = createContext(options, options.publicUrl ?? url);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    route(request, response, sandbox).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { status: 'failure', errorCode: '1' });
    });
  });
  return { url, port, payments: sandbox.store, stop: () => stop(server, sandbox) };
}

function createContext(options: IyzicoSandboxOptions, publicUrl: string): SandboxContext {
  const { apiKey, secretKey, stateFile, smsCode, shopName, refusalHttpStatus } = options;
  return {
    credentials: { apiKey, secretKey },
    publicUrl,
    shopName: shopName ?? 'Toprak',
    smsCode: smsCode ?? DEFAULT_SMS_CODE,
    refusalHttpStatus: refusalHttpStatus ?? 200,
    store: new PaymentStore(stateFile),
    faults: new Faults(),
    webhooks: new WebhookSender({
      url: options.webhookUrl,
      delayMs: options.webhookDelayMs ?? 10_000,
      retryMs: options.webhookRetryMs ?? FIFTEEN_MINUTES_MS,
      isSigned: options.isWebhookSigned ?? true,
      secretKey,
    }),
  };
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  sandbox: SandboxContext,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const apiRoute = API_ROUTES[`${request.method ?? ''} ${url.pathname}`];
  const bankHandler = BANK_ROUTES[url.pathname];
  if (apiRoute) return answerApi(apiRoute, { request, response, url, sandbox });
  if (url.pathname.startsWith('/sandbox/')) {
    return answerControl(request, response, { path: url.pathname, sandbox });
  }
  if (url.pathname === '/payment/test') {
    sendJson(response, 200, { status: 'success', systemTime: Date.now() });
    return;
  }
  if (!bankHandler || request.method !== 'POST') {
    sendJson(response, 404, { status: 'failure', errorCode: '11' });
    return;
  }
  const form = new URLSearchParams((await readBody(request)).toString('utf8'));
  sendPage(response, { html: bankHandler(Object.fromEntries(form), sandbox), policy: BANK_POLICY });
}

async function stop(server: Server, sandbox: SandboxContext): Promise<void> {
  sandbox.webhooks.stop();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
