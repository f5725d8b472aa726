import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseObject, readBody, sendJson } from '../web/http-io.js';
import { GeliverShipments } from './geliver-shipments.js';
import { labelPdf } from './label-pdf.js';

/** The account that the stand-in knows. */
export const GELIVER_DEMO = { token: 'geliver-demo-token' };

/**
 * How the next calls are answered. 'away': not at all; 'lost': the work is done, the line breaks before the answer;
 * 'slow': after a moment; 'silent' and 'hanging': never, before and after the work; a text: refused with it.
 */
export type GeliverMood =
  | 'well'
  | 'away'
  | 'lost'
  | 'slow'
  | 'silent'
  | 'hanging'
  | { readonly refuses: string };

export interface GeliverSandbox {
  readonly url: string;
  readonly shipments: GeliverShipments;
  /** How many calls wait for an answer that never comes. */
  unanswered(): number;
  /** Applies to calls that begin so, such as 'POST /transactions', until the next mood. */
  behave(mood: GeliverMood, calls?: string): void;
  stop(): Promise<void>;
}

const SLOW_MS = 400;
const SENDER = {
  id: 'sender-1',
  name: 'Toprak Seramik',
  cityName: 'İstanbul',
  districtName: 'Kadıköy',
  isDefaultSenderAddress: true,
};

/** Implements what the shop asks of Geliver, over HTTP as its client does. */
export async function startGeliverSandbox({ port = 0 } = {}): Promise<GeliverSandbox> {
  let mood: GeliverMood = 'well';
  let moody = '';
  let unanswered = 0;
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shipments = new GeliverShipments(url);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    const felt = call.startsWith(moody) ? mood : 'well';
    if (felt === 'silent' || felt === 'hanging') {
      unanswered += 1;
      response.once('close', () => (unanswered -= 1));
    }
    answer(request, response, { shipments, mood: felt }).catch(() => response.destroy());
  });
  return {
    url,
    shipments,
    unanswered: () => unanswered,
    behave: (next, calls = '') => {
      mood = next;
      moody = calls;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Place {
  readonly shipments: GeliverShipments;
  readonly mood: GeliverMood;
}

type Answer = (response: ServerResponse) => void;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { shipments, mood }: Place,
): Promise<void> {
  const body = parseObject((await readBody(request)).toString('utf8')) ?? {};
  if (mood === 'away') throw new Error('Nobody answers.');
  if (mood === 'silent') return;
  if (mood === 'slow') await pause(SLOW_MS);
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
  const isLabel = pathname.startsWith('/labels/');
  const send = isLabel
    ? await label(shipments.peek(pathname.slice('/labels/'.length, -'.pdf'.length)))
    : call(request, { body, shipments, mood });
  if (mood === 'lost') throw new Error('The line breaks.');
  if (mood !== 'hanging') send(response);
}

function call(
  { method = '', url = '/', headers }: IncomingMessage,
  { body, shipments, mood }: Place & Pick<Asked, 'body'>,
): Answer {
  if (headers.authorization !== `Bearer ${GELIVER_DEMO.token}`) return refusal(401, 'Token geçersiz.');
  if (typeof mood === 'object') return refusal(400, mood.refuses);
  const said = route(method, new URL(url, 'http://sandbox'), { body, shipments });
  return typeof said === 'string' ? refusal(400, said) : (response) => sendJson(response, 200, said);
}

function refusal(status: number, message: string): Answer {
  return (response) => sendJson(response, status, { result: false, message });
}

interface Asked {
  readonly id: string;
  readonly orderNumber: string | null;
  readonly body: Record<string, unknown>;
  readonly shipments: GeliverShipments;
}

/** By method and path; a text refuses. */
const ROUTES: Readonly<Record<string, (asked: Asked) => object | string>> = {
  'GET /addresses': () => listed([SENDER]),
  'GET /shipments': ({ shipments, orderNumber }) => listed(shipments.ofOrder(orderNumber)),
  'POST /shipments': ({ shipments, body }) => wrapped(shipments.create(body)),
  'POST /transactions': ({ shipments, body }) => wrapped(shipments.accept(body['offerID'])),
  'GET /shipments/:id': ({ shipments, id }) => wrapped(shipments.look(id) ?? 'Gönderi bulunamadı.'),
  'DELETE /shipments/:id': ({ shipments, id }) => wrapped(shipments.cancel(id)),
};

function route(
  method: string,
  { pathname, searchParams }: URL,
  { body, shipments }: Pick<Asked, 'body' | 'shipments'>,
): object | string {
  const id = /^\/shipments\/([\w-]+)$/.exec(pathname)?.[1];
  const found = ROUTES[`${method} ${id === undefined ? pathname : '/shipments/:id'}`];
  const orderNumber = searchParams.get('orderNumber');
  return found ? found({ id: id ?? '', orderNumber, body, shipments }) : 'Bilinmeyen çağrı.';
}

function listed(data: readonly object[]): object {
  return { result: true, limit: 50, page: 1, totalPages: 1, totalRows: data.length, data };
}

function wrapped(data: object | string): object | string {
  return typeof data === 'string' ? data : { result: true, data };
}

async function label(shipment: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { order, recipientAddress, trackingNumber } = shipment as Labelled;
  const pdf = await labelPdf([
    `Referans: ${order?.orderNumber ?? ''}`,
    `Takip: ${trackingNumber ?? ''}`,
    recipientAddress?.name ?? '',
    `${recipientAddress?.districtName ?? ''} / ${recipientAddress?.cityName ?? ''}`,
  ]);
  return (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf);
}

interface Labelled {
  readonly order?: { readonly orderNumber?: string };
  readonly recipientAddress?: {
    readonly name?: string;
    readonly districtName?: string;
    readonly cityName?: string;
  };
  readonly trackingNumber?: string;
}
