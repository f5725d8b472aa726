import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Credentials {
  readonly apiKey: string;
  readonly secretKey: string;
}

const hmac = (message: string | Buffer, secretKey: string): string =>
  createHmac('sha256', secretKey).update(message).digest('hex');

export interface SignedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
}

/** Checks IYZWSv2 over the raw bytes. Answers iyzico's error code, or null for a valid signature. */
export function checkRequestSignature(
  request: SignedRequest,
  { apiKey, secretKey }: Credentials,
): string | null {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'IYZWSv2' || !encoded) return '1007';
  const given = new Map(
    Buffer.from(encoded, 'base64')
      .toString('utf8')
      .split('&')
      .map((part): [string, string] => {
        const [name = '', ...value] = part.split(':');
        return [name, value.join(':')];
      }),
  );
  const randomKey = given.get('randomKey') ?? '';
  const signature = given.get('signature');
  if (!signature) return '1007';
  if (given.get('apiKey') !== apiKey) return '1001';
  const message = Buffer.concat([Buffer.from(randomKey + request.path), request.rawBody]);
  const isSigned = sameText(hmac(message, secretKey), signature);
  return isSigned && request.headers['x-iyzi-rnd'] === randomKey ? null : '1000';
}

type Fields = Readonly<Record<string, unknown>>;

/** Numbers are written without trailing zeros, as iyzico signs prices. */
export function signFields(fields: Fields, names: readonly string[], secretKey: string): string {
  return hmac(names.map((name) => asText(fields[name])).join(':'), secretKey);
}

export function signWebhook(fields: Fields, secretKey: string): string {
  const names = ['iyziEventType', 'paymentId', 'paymentConversationId', 'status'];
  return hmac(secretKey + names.map((name) => asText(fields[name])).join(''), secretKey);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
