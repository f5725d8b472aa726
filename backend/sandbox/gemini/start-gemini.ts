import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseObject, readBody, sendJson } from '../web/http-io.js';
import { type Behaviour, behaviourFor } from './behaviours.js';

export interface GeminiSandbox {
  readonly url: string;
  /** The number of answers being written. */
  openAnswers(): number;
  stop(): Promise<void>;
}

const ROUTE = /^\/v1(?:beta)?\/models\/[\w.-]+:(generateContent|streamGenerateContent)$/;
const PIECES = 12;

/** Implements Google's generateContent and streamGenerateContent as its client uses them. */
export async function startGeminiSandbox({ port = 0 } = {}): Promise<GeminiSandbox> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const open = new Set<ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    answer(request, response).catch(() => response.destroy());
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    openAnswers: () => open.size,
    stop: () => stop(server),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
  const method = ROUTE.exec(pathname)?.[1];
  const body = parseObject((await readBody(request)).toString('utf8'));
  if (method === undefined || request.method !== 'POST') {
    fail(response, { code: 404, status: 'NOT_FOUND', reason: 'NOT_FOUND' });
    return;
  }
  if (body?.['contents'] === undefined) {
    fail(response, { code: 400, status: 'INVALID_ARGUMENT', reason: 'INVALID_ARGUMENT' });
    return;
  }
  const behaviour = behaviourFor(String(request.headers['x-goog-api-key'] ?? ''));
  if (behaviour.refusal) {
    fail(response, behaviour.refusal);
    return;
  }
  const text = behaviour.text(promptIn(body['contents']));
  if (method === 'generateContent') sendJson(response, 200, chunk(text, behaviour.finishReason));
  else await stream(response, text, behaviour);
}

/** The texts of all parts of the prompt. */
function promptIn(contents: unknown): string {
  const texts: string[] = [];
  JSON.stringify(contents, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

async function stream(response: ServerResponse, text: string, behaviour: Behaviour): Promise<void> {
  const { finishReason, pauseMs, breaksAt } = behaviour;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const size = Math.max(1, Math.ceil(text.length / PIECES));
  for (let index = 0; index < PIECES; index += 1) {
    if (index === breaksAt) throw new Error('The line breaks.');
    const isLast = index === PIECES - 1;
    const piece = chunk(text.slice(index * size, (index + 1) * size), isLast ? finishReason : undefined);
    response.write(`data: ${JSON.stringify(piece)}\r\n\r\n`);
    await pause(pauseMs, undefined, { signal: gone.signal });
  }
  response.end();
}

function chunk(text: string, finishReason: string | undefined) {
  const content = { role: 'model', parts: text === '' ? [] : [{ text }] };
  return { candidates: [{ index: 0, content, ...(finishReason && { finishReason }) }] };
}

function fail(response: ServerResponse, { code, status, reason }: NonNullable<Behaviour['refusal']>): void {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
  sendJson(response, code, { error: { code, status, message: `${reason} (stand-in)`, details } });
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
