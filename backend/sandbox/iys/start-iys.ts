import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseObject, readBody, sendJson } from '../web/http-io.js';

/** The account that the stand-in knows. */
export const IYS_DEMO = {
  iysCode: '115233',
  brandCode: '115233',
  username: 'iys-demo-user',
  password: 'iys-demo-password',
};

const TOKEN = 'iys-demo-token';
const TOKEN_SECONDS = 7200;

/** How a call goes wrong: before anything was done, or after it was done and before its answer has left. */
export type IysFault = 'away' | 'busy' | 'lost';

export interface StoredConsent {
  readonly recipient: string;
  readonly recipientType: string;
  readonly type: string;
  readonly status: string;
  readonly consentDate: string;
  readonly source: string;
  readonly transactionId: string;
}

export interface IysSandbox {
  readonly url: string;
  /** All that was recorded, the oldest first. */
  readonly consents: StoredConsent[];
  /** Method and path of each call so far, below the brand. */
  readonly calls: string[];
  /** The next call whose method and path match goes wrong once. */
  fail(call: RegExp, fault: IysFault): void;
  /** Somebody decides at İYS itself. `consentDate` in Istanbul time. */
  sayAtIys(said: Pick<StoredConsent, 'recipient' | 'type' | 'status' | 'consentDate'>): void;
  stop(): Promise<void>;
}

interface Answered {
  readonly status: number;
  readonly body: object;
}

const refusal = (status: number, code: string, message: string): Answered => ({
  status,
  body: { errors: [{ code, message }] },
});

/** Implements İYS's calls to sign in, to add a consent, to ask for the last one and to read changes. */
export async function startIysSandbox({ port = 0 } = {}): Promise<IysSandbox> {
  const consents: StoredConsent[] = [];
  const calls: string[] = [];
  const faults: { readonly call: RegExp; readonly fault: IysFault }[] = [];

  const server = createServer((request, response) => {
    void receive(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parseObject((await readBody(request)).toString('utf8')) ?? {};
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const brand = `/sps/${IYS_DEMO.iysCode}/brands/${IYS_DEMO.brandCode}`;
    if (pathname === '/oauth2/token') signIn(response, body);
    else if (request.headers.authorization !== `Bearer ${TOKEN}`) sendJson(response, 401, {});
    else if (!pathname.startsWith(`${brand}/`)) sendJson(response, 403, {});
    else {
      receiveCall(response, {
        ...{ call: `${request.method} ${pathname.slice(brand.length)}`, body, query: searchParams },
      });
    }
  }

  function receiveCall(response: ServerResponse, asked: Asked): void {
    calls.push(asked.call);
    const at = faults.findIndex(({ call }) => call.test(asked.call));
    const fault = at < 0 ? null : faults.splice(at, 1)[0]?.fault;
    if (fault === 'away') {
      response.destroy();
      return;
    }
    const answer = fault === 'busy' ? refusal(429, 'H429', 'Too many requests') : answerCall(consents, asked);
    if (fault === 'lost') response.destroy();
    else sendJson(response, answer.status, answer.body);
  }

  return {
    ...{ url, consents, calls },
    fail: (call, fault) => void faults.push({ call, fault }),
    sayAtIys: (said) =>
      void consents.push({
        ...{ ...said, source: 'IYS_WEB', recipientType: 'BIREYSEL', transactionId: randomUUID() },
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Asked {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
}

function answerCall(consents: StoredConsent[], { call, body, query }: Asked): Answered {
  if (call === 'POST /consents') return add(consents, body as unknown as StoredConsent);
  if (call === 'GET /consents/changes') return changes(consents, query);
  if (call !== 'POST /consents/status') return refusal(404, 'H404', 'Not found');
  const last = lastOf(consents, body as unknown as StoredConsent);
  return last ? { status: 200, body: last } : refusal(404, 'H176', 'Böyle bir izin kaydı yok.');
}

function add(consents: StoredConsent[], said: StoredConsent): Answered {
  const last = lastOf(consents, said);
  const form = said.type === 'MESAJ' ? /^\+90\d{10}$/ : /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
  const isDated = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(said.consentDate);
  if (!isDated || said.source !== 'HS_WEB' || said.recipientType !== 'BIREYSEL') {
    return refusal(422, 'H167', 'Alanlar geçersiz.');
  }
  if (!form.test(said.recipient)) return refusal(422, 'H175', 'Alıcı adresi geçersiz.');
  if (!last && said.status === 'RET') return refusal(422, 'H178', 'İlk kayıt RET olamaz.');
  if (last?.status === said.status) return refusal(422, 'H174', 'Bu izin zaten kayıtlı.');
  const stored = { ...said, transactionId: randomUUID() };
  consents.push(stored);
  return { status: 200, body: { transactionId: stored.transactionId, creationDate: said.consentDate } };
}

function lastOf(consents: readonly StoredConsent[], { recipient, type }: StoredConsent) {
  return consents.findLast((each) => each.recipient === recipient && each.type === type);
}

function changes(consents: readonly StoredConsent[], query: URLSearchParams): Answered {
  const after = Number(query.get('after') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  const wanted = consents
    .map((consent, at) => ({ consent, at: at + 1 }))
    .filter(({ consent, at }) => at > after && consent.source.startsWith(query.get('source') ?? ''))
    .slice(0, limit);
  return {
    status: 200,
    body: { list: wanted.map(({ consent }) => consent), after: String(wanted.at(-1)?.at ?? after) },
  };
}

function signIn(response: ServerResponse, body: Readonly<Record<string, unknown>>): void {
  const { username, password } = IYS_DEMO;
  const isKnown = body['username'] === username && body['password'] === password;
  if (isKnown) sendJson(response, 200, { access_token: TOKEN, expires_in: TOKEN_SECONDS });
  else sendJson(response, 401, { error: 'invalid_grant' });
}
