import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './accepted-encodings.js';

export const REVALIDATE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 5;

/** Headers of one request, and those that differ for each encoding. */
const OF_ONE_REQUEST =
  /^(date|connection|keep-alive|transfer-encoding|content-length|etag|vary|cache-control|x-request-id|(x-)?ratelimit.*)$/;

interface Representation {
  readonly body: Buffer;
  /** Flat name, value pairs, the fastest form for `writeHead`. */
  readonly headers: string[];
}

/** A finished response in all encodings made of it so far. */
export interface EncodedResponse {
  readonly status: number;
  readonly etag: string;
  readonly sharedHeaders: readonly string[];
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>> & {
    readonly identity: Representation;
  };
}

export function encodeResponse(body: Buffer, headers: OutgoingHttpHeaders, status = 200): EncodedResponse {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const sharedHeaders = [
    ...Object.entries(headers)
      .filter(([name]) => !OF_ONE_REQUEST.test(name))
      .flatMap(([name, value]) => [name, String(value)]),
    ...['cache-control', REVALIDATE_CACHE_CONTROL],
    ...['vary', variesBy(headers['vary'])],
    ...['etag', etag],
  ];
  return {
    status,
    etag,
    sharedHeaders,
    representations: { identity: representation(body, sharedHeaders, 'identity') },
  };
}

/** The same response with those encodings that make it smaller. */
export async function compressed(response: EncodedResponse): Promise<EncodedResponse> {
  const { body } = response.representations.identity;
  if (body.byteLength < WORTH_COMPRESSING) return response;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    promisify(gzip)(body),
  ]);
  const { identity } = response.representations;
  return {
    ...response,
    representations: {
      identity,
      br: representation(br, response.sharedHeaders, 'br'),
      gzip: representation(gz, response.sharedHeaders, 'gzip'),
    },
  };
}

export function sendEncoded(
  answer: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (answer.status === 200 && isFresh(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.sharedHeaders as string[]).end();
    return;
  }
  const { body, headers } = bestRepresentation(answer, request.headers['accept-encoding']);
  response.writeHead(answer.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

export function encodedSize({ representations, sharedHeaders }: EncodedResponse): number {
  const bodies = Object.values(representations).reduce((sum, { body }) => sum + body.byteLength, 0);
  return bodies + sharedHeaders.join('').length * (1 + Object.keys(representations).length);
}

function bestRepresentation(
  { representations }: EncodedResponse,
  acceptEncoding: string | string[] | undefined,
) {
  for (const encoding of acceptedEncodings(acceptEncoding?.toString())) {
    const encoded = representations[encoding];
    if (encoded) return encoded;
  }
  return representations.identity;
}

function representation(body: Buffer, sharedHeaders: readonly string[], encoding: Encoding): Representation {
  const contentEncoding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { body, headers: [...sharedHeaders, ...contentEncoding, 'content-length', String(body.byteLength)] };
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag || ifNoneMatch.split(',').some((candidate) => isSameTag(candidate.trim(), etag))
  );
}

/** Proxies may add or remove the mark of a weak tag. */
function isSameTag(candidate: string, etag: string): boolean {
  return candidate === '*' || candidate.replace(/^W\//, '') === etag.replace(/^W\//, '');
}

function variesBy(vary: OutgoingHttpHeaders[string]): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding');
  return [...names, 'Accept-Encoding'].join(', ');
}
