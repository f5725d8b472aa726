import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseObject, readBody, sendJson } from '../web/http-io.js';
import { type Asked, answerCall, type Answered } from './parasut-routes.js';
import { ParasutStore } from './parasut-store.js';

/** The account that the stand-in knows. */
export const PARASUT_DEMO = {
  companyId: '115233',
  clientId: 'parasut-demo-client',
  clientSecret: 'parasut-demo-secret',
  username: 'atolye@toprak.test',
  password: 'parasut-demo-password',
};

const TOKEN = 'parasut-demo-token';
const TOKEN_SECONDS = 7200;

/** How a call goes wrong: before anything was done, or after it was done and before its answer has left. */
export type ParasutFault = 'away' | 'busy' | 'lost';

export interface ParasutSandbox {
  readonly url: string;
  readonly store: ParasutStore;
  /** Method and path of each call so far, below the company. */
  readonly calls: readonly string[];
  /** The next call whose method and path match goes wrong once. */
  fail(call: RegExp, fault: ParasutFault): void;
  /** So many looks later, an e-document is made; 1 when nothing is said. */
  decideAfter(looks: number): void;
  stop(): Promise<void>;
}

/** Implements Paraşüt's calls to make a sale and its e-document, asynchronous as there. */
export async function startParasutSandbox({ port = 0 } = {}): Promise<ParasutSandbox> {
  const store = new ParasutStore();
  const calls: string[] = [];
  const faults: { readonly call: RegExp; readonly fault: ParasutFault }[] = [];
  let looks = 1;

  const server = createServer((request, response) => {
    void receive(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(request)).toString('utf8');
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    if (pathname === '/oauth/token') signIn(response, new URLSearchParams(body));
    else if (pathname.startsWith('/files/')) sendPdf(response);
    else if (request.headers.authorization !== `Bearer ${TOKEN}`) sendJson(response, 401, {});
    else if (!pathname.startsWith(`/v4/${PARASUT_DEMO.companyId}/`)) sendJson(response, 403, {});
    else {
      const call = `${request.method} ${pathname.slice(`/v4/${PARASUT_DEMO.companyId}`.length)}`;
      receiveCall(response, { call, query, data: parseObject(body)?.['data'] });
    }
  }

  function receiveCall(response: ServerResponse, asked: Asked): void {
    calls.push(asked.call);
    const fault = takeFault(asked.call);
    if (fault === 'away') response.destroy();
    else if (fault === 'busy') sendJson(response, 429, {});
    else {
      const answer = answerCall(store, asked, { looks, url });
      if (fault === 'lost') response.destroy();
      else send(response, answer);
    }
  }

  function takeFault(call: string): ParasutFault | null {
    const at = faults.findIndex((each) => each.call.test(call));
    return at < 0 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
  }

  return {
    ...{ url, store, calls },
    fail: (call, fault) => void faults.push({ call, fault }),
    decideAfter: (count) => (looks = count),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function signIn(response: ServerResponse, form: URLSearchParams): void {
  const { clientId, clientSecret, username, password } = PARASUT_DEMO;
  const expected = { client_id: clientId, client_secret: clientSecret, username, password };
  const isKnown = Object.entries(expected).every(([name, value]) => form.get(name) === value);
  if (isKnown) sendJson(response, 200, { access_token: TOKEN, expires_in: TOKEN_SECONDS });
  else sendJson(response, 401, { error: 'invalid_grant' });
}

function send(response: ServerResponse, { status, body }: Answered): void {
  if (body === null) response.writeHead(status).end();
  else sendJson(response, status, body);
}

/** A page with nothing on it: only the real service can draw an e-document. */
function sendPdf(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'application/pdf' })
    .end(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
        '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
}
