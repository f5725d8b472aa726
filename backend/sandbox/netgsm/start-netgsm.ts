import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseObject, readBody, sendJson } from '../web/http-io.js';

/** The account that the stand-in knows. */
export const NETGSM_DEMO = { userCode: '8505550148', password: 'netgsm-demo-password', header: 'TOPRAK' };

interface SentText {
  readonly header: string;
  readonly no: string;
  readonly msg: string;
}

export interface NetgsmSandbox {
  readonly url: string;
  readonly sent: readonly SentText[];
  /** Every call until the next one is answered with this code; null ends that. */
  failWith(code: string | null): void;
  stop(): Promise<void>;
}

const OK = '00';
const WRONG_CREDENTIALS = '30';
const UNKNOWN_HEADER = '40';
const BAD_REQUEST = '70';
/** The status with which Netgsm answers a refusal. */
const REFUSED = 406;

/** Implements Netgsm's calls to send, to list the senders and to ask for the credit, as its client makes them. */
export async function startNetgsmSandbox({ port = 0 } = {}): Promise<NetgsmSandbox> {
  const sent: SentText[] = [];
  let failure: string | null = null;
  const server = createServer((request, response) => {
    answer(request, response, { sent, failure }).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    failWith: (code) => (failure = code),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { sent, failure }: { readonly sent: SentText[]; readonly failure: string | null },
): Promise<void> {
  const body = parseObject((await readBody(request)).toString('utf8')) ?? {};
  const route = `${request.method ?? ''} ${new URL(request.url ?? '/', 'http://sandbox').pathname}`;
  const isKnown = route === 'POST /balance' ? isAccount(body) : isSigned(request.headers.authorization);
  if (failure !== null) refuse(response, failure);
  else if (!isKnown) refuse(response, WRONG_CREDENTIALS);
  else if (route === 'POST /balance') sendJson(response, 200, { code: OK, balance: '34,020' });
  else if (route === 'GET /sms/rest/v2/msgheader') {
    sendJson(response, 200, { code: OK, msgheaders: [NETGSM_DEMO.header, NETGSM_DEMO.userCode] });
  } else if (route === 'POST /sms/rest/v2/send') send(response, body, sent);
  else refuse(response, BAD_REQUEST);
}

function send(response: ServerResponse, body: Readonly<Record<string, unknown>>, sent: SentText[]): void {
  const { msgheader: header, messages } = body;
  if (header !== NETGSM_DEMO.header) {
    refuse(response, UNKNOWN_HEADER);
    return;
  }
  const texts = Array.isArray(messages) ? (messages as Omit<SentText, 'header'>[]) : [];
  if (texts.length === 0 || texts.some(({ no }) => !/^(?:5\d{9}|00\d{7,15})$/.test(no))) {
    refuse(response, BAD_REQUEST);
    return;
  }
  sent.push(...texts.map(({ no, msg }) => ({ header: NETGSM_DEMO.header, no, msg })));
  sendJson(response, 200, {
    code: OK,
    jobid: `17377215342605050417149344${sent.length}`,
    description: 'queued',
  });
}

function refuse(response: ServerResponse, code: string): void {
  sendJson(response, REFUSED, { code, description: 'refused (stand-in)' });
}

function isSigned(authorization = ''): boolean {
  const { userCode, password } = NETGSM_DEMO;
  return authorization === `Basic ${Buffer.from(`${userCode}:${password}`).toString('base64')}`;
}

function isAccount({ usercode, password }: Readonly<Record<string, unknown>>): boolean {
  return usercode === NETGSM_DEMO.userCode && password === NETGSM_DEMO.password;
}
